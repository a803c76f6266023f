// Shockwave: tokens for a whole row.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-shockwave", 1],
  ["ironclad-shockwave+", 2],
])("%s", (card, weak) => {
  const table = combat({
    p1: { hand: [card] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-blue-slaver", "b1-hexaghost"],
    conditions: [{}, { weak: 3 }, { row: 1 }, { row: -1 }],
  })
  table.p1.play(card, "p1").p1.has("exhaust", card)
  expect([1, 2, 3, 4].map((nth) => [enemyOf(table, nth).vulnerable, enemyOf(table, nth).weak])).toEqual([
    [1, weak],
    [1, 3],
    [0, 0],
    [1, weak],
  ])
  expect(playerOf(table, 1).energy).toBe(1)
})
