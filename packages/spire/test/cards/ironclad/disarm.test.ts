// Disarm: weak tokens, once.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-disarm", 2],
  ["ironclad-disarm+", 3],
])("%s", (card, weak) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has("exhaust", card)
  expect([enemyOf(table).weak, playerOf(table, 1).energy]).toEqual([weak, 2])
})

test("three at most", () => {
  const table = combat({
    p1: { hand: ["ironclad-disarm"] },
    enemies: ["first-cultist"],
    conditions: [{ weak: 2 }],
  })
  table.p1.play("ironclad-disarm", "first-cultist")
  expect(enemyOf(table).weak).toBe(3)
})
