// Portable Slot Machine: loot or cents for cents, or nothing.

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
])("3¢ and a %i: %i loot, %i¢", (rolled, cards, coins) => {
  const table = fourSoulsTable({ p1: { board: ["portable-slot-machine"], cents: 3 }, dice: [rolled] })
  table.p1.activate("portable-slot-machine").allPass()
  expect([cardsIn(table, "p1.hand").length, cents(table)[0]]).toEqual([cards, coins])
})

test("again and again, deactivated or not, while there are 3¢", () => {
  const table = fourSoulsTable({
    p1: { board: ["portable-slot-machine"], cents: 5, deactivated: ["portable-slot-machine"] },
    dice: [3, 6],
  })
  table.p1.activate("portable-slot-machine").allPass().p1.activate("portable-slot-machine").allPass()
  expect(cents(table)[0]).toBe(3)
  const poor = fourSoulsTable({ p1: { board: ["portable-slot-machine"], cents: 2 } })
  poor.p1.cannotPick("activate:portable-slot-machine")
})
