// Smelter: cents for loot.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("a loot card of its player's choice is discarded for 3¢, as often as there is one", () => {
  const table = fourSoulsTable({ p1: { board: ["smelter"], hand: ["bomb", "a-dime"], cents: 0 } })
  table.p1.activate("smelter").p1.isAsked("discard").p1.pick("bomb")
  // The card is the price: it is gone before anything happens.
  expect([cardsIn(table, "lootDiscard"), cents(table)[0]]).toEqual([["bomb"], 0])
  table.allPass().p1.activate("smelter").allPass()
  expect([cardsIn(table, "p1.hand"), cents(table)[0]]).toEqual([[], 6])
  table.p1.cannotPick("activate:smelter")
})

test("a cancelled one has had its card", () => {
  const table = fourSoulsTable({
    p1: { board: ["smelter"], hand: ["bomb"], cents: 0 },
    p2: { board: ["no"] },
  })
  table.p1.activate("smelter").p1.pass().p2.activate("no", "item").allPass()
  expect([cardsIn(table, "lootDiscard"), cents(table)[0]]).toEqual([["bomb"], 0])
})
