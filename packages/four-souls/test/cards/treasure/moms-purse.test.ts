// Mom's Purse: more loot in the loot step.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("one card more in its player's loot step", () => {
  const table = fourSoulsTable({ p1: { board: ["moms-purse"] }, from: "start" }).allPass()
  expect([cardsIn(table, "p1.hand").length, table.told("loot")]).toMatchObject([2, [{ amount: 2 }]])
})

test("not in anybody else's", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["moms-purse"] }, from: "start" })
  expect(cardsIn(table.allPass(), "p1.hand")).toHaveLength(1)
})

test("as many as there are, when the deck and its discard run out", () => {
  const table = fourSoulsTable({ p1: { board: ["moms-purse"] }, lootDeck: ["bomb"], from: "start" })
  expect(cardsIn(table.allPass(), "p1.hand")).toEqual(["bomb"])
})
