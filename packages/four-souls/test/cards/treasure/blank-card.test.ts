// Blank Card: the next loot card is copied as it is played.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

test("the next loot card happens twice", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-dime"], board: ["blank-card"], cents: 0 } })
  table.p1.activate("blank-card").allPass().p1.play("a-dime").allPass()
  expect([cents(table)[0], cardsIn(table, "lootDiscard")]).toEqual([20, ["a-dime"]])
})

test("the copy has targets of its own, chosen as it goes on the stack", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"], board: ["blank-card"] },
    monsters: ["clotty", "fatty"],
  })
  table.p1.activate("blank-card").allPass().p1.play("bomb", "clotty").allPass()
  table.p1.isAsked("target").p1.pick("fatty").allPass()
  const [fatty, clotty] = table.told("damage")
  expect([fatty.amount, clotty.amount, fatty.whom === clotty.whom]).toEqual([1, 1, false])
})

test("only the next one, only one's own, and only this turn", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime", "a-nickel"], board: ["blank-card"], plays: 1, cents: 0 },
    p2: { hand: ["a-penny"], plays: 1, cents: 0 },
  })
  table.p1.activate("blank-card").allPass()
  table.p1.pass().p2.play("a-penny").allPass()
  table.p1.play("a-dime").allPass().p1.play("a-nickel").allPass()
  expect(cents(table)).toEqual([25, 1])
})

test("what is left of it ends with the turn", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime"], board: ["blank-card"], cents: 0 },
    lootDeck: ["a-penny", "a-penny"],
  })
  table.p1.activate("blank-card").allPass()
  turnOver(turnOver(table)).p1.play("a-dime").allPass()
  expect(cents(table)[0]).toBe(10)
})

test("a trinket and an ambush are passed over", () => {
  const table = fourSoulsTable({
    p1: { hand: ["curved-horn", "a-dime"], board: ["blank-card"], plays: 1, cents: 0 },
  })
  table.p1.activate("blank-card").allPass().p1.play("curved-horn").allPass().p1.play("a-dime").allPass()
  expect([cents(table)[0], cardsIn(table, "p1.board")]).toEqual([20, ["isaac", "blank-card", "curved-horn"]])
})

test("Lost Soul is a trinket too, and is gained but once", () => {
  const table = fourSoulsTable({
    p1: { hand: ["lost-soul", "a-dime"], board: ["blank-card"], plays: 1, cents: 0 },
  })
  table.p1.activate("blank-card").allPass().p1.play("lost-soul").allPass().p1.play("a-dime").allPass()
  expect([cents(table)[0], cardsIn(table, "p1.souls")]).toEqual([20, ["lost-soul"]])
})

test("a loot that was cancelled before cannot be copied any more", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime"], board: ["blank-card"], cents: 0 },
    p2: { hand: ["butter-bean"], plays: 1 },
  })
  table.p1
    .activate("blank-card")
    .allPass()
    .p1.play("a-dime")
    .p1.pass()
    .p2.play("butter-bean", "a-dime")
    .allPass()
  expect(cents(table)[0]).toBe(0)
})

test("in the first edition it happens once, with twice of all that it counts", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"], board: ["blank-card-first-edition"] },
    monsters: ["clotty", "fatty"],
  })
  table.p1.activate("blank-card-first-edition").allPass().p1.play("bomb", "fatty").allPass()
  expect(table.told("damage").map(({ amount }) => amount)).toEqual([2])
})
