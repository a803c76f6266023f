// Consecrate: a hit on a row for nothing.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-consecrate", 1],
  ["watcher-consecrate+", 2],
])("%s hits everybody in a row for %i, and nobody else", (card, damage) => {
  const table = combat({
    p1: { hand: [card], energy: 0 },
    p2: {},
    enemies: ["first-cultist", "first-cultist", "first-cultist"],
    conditions: [{ row: 1 }, { row: 1 }, {}],
  })
  table.p1.play(card, "p2")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9 - damage, 9 - damage, 9])
})
