// ? Card: does, once, what some item can do.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const options = { sets: ["base", "fsp2"] }

test("the item and its targets are chosen as it is played, and it happens when it resolves", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand: ["questionmark-card"] },
    p2: { board: ["mr-boom", "meat"] },
    monsters: ["clotty", "fatty"],
  })
  table.p1.play("questionmark-card").p1.isAsked("copied-item").p1.pick("mr-boom")
  table.p1.isAsked("target").p1.pick("fatty")
  expect([cardsIn(table, "stack"), table.told("damage")]).toEqual([["questionmark-card"], []])
  table.allPass()
  expect([table.told("damage").length, cardsIn(table, "lootDiscard")]).toEqual([1, ["questionmark-card"]])
})

test("an item that has none is a choice for nothing", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand: ["questionmark-card"], cents: 0 },
    p2: { board: ["meat", "dinner"] },
  })
  table.p1.play("questionmark-card").p1.pick("meat").allPass()
  expect([cents(table)[0], cardsIn(table, "lootDiscard")]).toEqual([0, ["questionmark-card"]])
})

test("it can be cancelled as a loot", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand: ["questionmark-card"] },
    p2: { board: ["mr-boom"], hand: ["butter-bean"], plays: 1 },
    monsters: ["clotty"],
  })
  // The only item there is, aimed at the only monster.
  table.p1.play("questionmark-card")
  table.p1.pass().p2.play("butter-bean", "questionmark-card").allPass()
  expect(table.told("damage")).toEqual([])
})
