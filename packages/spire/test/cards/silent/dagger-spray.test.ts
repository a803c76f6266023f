// Dagger Spray: several hits on a row.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-dagger-spray", 2],
  ["silent-dagger-spray+", 3],
])("%s hits everybody in a row, and the boss, %i times", (card, times) => {
  const table = combat({
    p1: { hand: [card] },
    p2: {},
    enemies: ["first-cultist", "a1-jaw-worm", "b1-hexaghost", "first-jaw-worm"],
    conditions: [{}, { vulnerable: 2 }, { row: -1, hp: 20 }, { row: 1 }],
  })
  table.p1.play(card, "p1")
  expect([1, 2, 3, 4].map((nth) => enemyOf(table, nth).hp)).toEqual([
    9 - times,
    10 - 2 * times,
    20 - times,
    7,
  ])
  expect(enemyOf(table, 2).vulnerable).toBe(1)
})

test("one that dies in the middle takes no more, the others do", () => {
  const table = combat({
    p1: { hand: ["silent-dagger-spray"] },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("silent-dagger-spray", "p1")
  expect(enemyOf(table).hp).toBe(5)
})
