// Die Die Die: a row, hard.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-die-die-die", 3],
  ["silent-die-die-die+", 4],
])("%s hits a row for %i and is exhausted", (card, hit) => {
  const table = combat({
    p1: { hand: [card] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-jaw-worm"],
    conditions: [{ hp: 2 }, {}, { row: 1 }],
  })
  table.p1.play(card, "p1").p1.has("exhaust", card)
  expect([enemyOf(table).hp, enemyOf(table, 2).hp, playerOf(table, 1).energy]).toEqual([7 - hit, 10, 2])
})

test("another player's row can be chosen", () => {
  const table = combat({
    p1: { hand: ["silent-die-die-die"] },
    p2: {},
    enemies: ["first-cultist"],
    conditions: [{ row: 1 }],
  })
  table.p1.play("silent-die-die-die", "p2")
  expect(enemyOf(table).hp).toBe(6)
})
