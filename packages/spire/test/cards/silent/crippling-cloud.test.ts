// Crippling Cloud: poison and weak for a row.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-crippling-cloud", 1],
  ["silent-crippling-cloud+", 2],
])("%s poisons and weakens a row, and the boss", (card, poison) => {
  const table = combat({
    p1: { hand: [card] },
    p2: {},
    enemies: ["first-cultist", "b1-hexaghost", "first-jaw-worm"],
    conditions: [{ weak: 3 }, { row: -1 }, { row: 1 }],
  })
  table.p1.play(card, "p1").p1.has("exhaust", card)
  expect(enemyOf(table)).toMatchObject({ poison, weak: 3 })
  expect(enemyOf(table, 2)).toMatchObject({ poison, weak: 1 })
  expect(enemyOf(table, 3)).toMatchObject({ poison: 0, weak: 0 })
})
