// Glitch has the abilities of an item in the shop; The Capricious brings it along.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const options = { sets: ["base", "requiem"] }

/** It is p2's turn, and p1 has just chosen for the time until their next one. */
const handedOver = (ware: string, shop = ["mr-boom", "dinner"]): ReturnType<typeof fourSoulsTable> => {
  const table = fourSoulsTable({ options, p1: { board: ["glitch"] }, shop, monsters: ["clotty"] })
  table.p1.end().allPass().p1.isAsked("shop-item").p1.pick(ware)
  return table.allPass()
}

test("as the turn ends it gains the abilities of an item in the shop, till the start of the next", () => {
  const table = handedOver("dinner")
  expect([person(table, 1).maxHealth, person(table, 2).maxHealth]).toEqual([3, 2])
  // p2's turn goes by, and it is chosen anew as p1's starts.
  table.p2.end().allPass().p1.isAsked("shop-item")
  expect(person(table, 1).maxHealth).toBe(2)
  table.p1.pick("mr-boom").allPass()
  expect(person(table, 1).maxHealth).toBe(2)
  const [, glitch] = refsIn(table, "p1.board")
  table.p1.activate(glitch, "clotty").allPass()
  expect(table.told("damage")).toMatchObject([{ amount: 1, from: glitch }])
})

test("what it can do it does in the others' turns, and it is recharged as its own ends", () => {
  const table = handedOver("mr-boom")
  const [, glitch] = refsIn(table, "p1.board")
  table.p2.pass().p1.activate(glitch, "clotty").allPass()
  expect(table.told("damage")).toHaveLength(1)
  table.p2.end().allPass().p1.pick("dinner").allPass()
  // Its charge came back with the turn; what it gains is no copy: it keeps its own.
  table.p1.end().allPass().p1.isAsked("shop-item").p1.pick("mr-boom").allPass()
  table.p2.pass().p1.activate(glitch, "clotty").allPass()
  expect(table.told("damage")).toHaveLength(2)
})

test("what was gained for the turn ends with it", () => {
  const table = handedOver("mr-boom")
  table.p2.end().allPass().p1.pick("dinner").allPass()
  expect(person(table, 1).maxHealth).toBe(3)
  table.p1.end().allPass()
  expect(person(table, 1).maxHealth).toBe(2)
  table.p1.pick("mr-boom").allPass()
})

test("with an empty shop there is nothing to gain", () => {
  const table = fourSoulsTable({ options, p1: { board: ["glitch"] } })
  turnOver(turnOver(table))
  table.p1.isAsked("action")
})

test("the capricious has it, and another loot card or something else in the shop", () => {
  const table = fourSoulsTable({
    options,
    p1: { character: "the-capricious", hand: ["a-dime", "a-nickel"], cents: 0 },
    p2: { character: "the-capricious" },
    shop: ["meat"],
    treasureDeck: ["dinner", "breakfast"],
  })
  table.p1.activate("the-capricious~loot").allPass()
  table.p1.play("a-dime").allPass().p1.play("a-nickel").allPass()
  expect(cents(table)[0]).toBe(15)
  turnOver(table).p2.activate("the-capricious~discard", "meat").allPass()
  expect([cardsIn(table, "shop"), cardsIn(table, "treasureDiscard")]).toEqual([["dinner"], ["meat"]])
})
