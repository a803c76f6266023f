// Piercing Wail: block, and a weak row.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-piercing-wail", 1],
  ["silent-piercing-wail+", 3],
])("%s blocks and weakens a row", (card, block) => {
  const table = combat({
    p1: { hand: [card] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-jaw-worm"],
    conditions: [{}, {}, { row: 1 }],
  })
  table.p1.play(card, "p1").p1.has("exhaust", card)
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).weak)).toEqual([1, 1, 0])
  expect(playerOf(table, 1).block).toBe(block)
})
