// Mystery Sack: loot or cents by a roll, or nothing.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test.each([
  [1, 1, 0],
  [2, 1, 0],
  [3, 0, 4],
  [4, 0, 4],
  [5, 0, 0],
  [6, 0, 0],
])("a %i: %i loot, %i¢", (rolled, cards, coins) => {
  const table = fourSoulsTable({ p1: { board: ["mystery-sack"], cents: 0 }, dice: [rolled] })
  table.p1.activate("mystery-sack").allPass().p1.cannotPick("activate:mystery-sack")
  expect([cardsIn(table, "p1.hand").length, cents(table)[0]]).toEqual([cards, coins])
})
