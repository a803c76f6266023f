// Trip: lays an enemy open.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["colorless-trip", 2],
  ["colorless-trip+", 3],
])("%s gives %i vulnerable for 2 energy, and is exhausted", (card, vulnerable) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist", "first-jaw-worm"] })
  table.p1.play(card, "first-jaw-worm").p1.has("exhaust", card)
  expect([enemyOf(table, 1).vulnerable, enemyOf(table, 2).vulnerable]).toEqual([0, vulnerable])
  expect(playerOf(table, 1).energy).toBe(1)
})
