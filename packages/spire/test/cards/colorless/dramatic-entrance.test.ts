// Dramatic Entrance: a row, harder in the first turn.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["colorless-dramatic-entrance", 1, 6],
  ["colorless-dramatic-entrance", 2, 7],
  ["colorless-dramatic-entrance+", 1, 4],
  ["colorless-dramatic-entrance+", 2, 7],
])("%s in round %i leaves cultists of the row %i HP", (card, round, hp) => {
  const table = combat({
    p1: { hand: [card], energy: 0 },
    p2: {},
    round,
    enemies: ["first-cultist", "first-cultist", "first-cultist"],
    conditions: [{}, {}, { row: 1 }],
  })
  table.p1.play(card, "p1").p1.has("exhaust", card)
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([hp, hp, 9])
})
