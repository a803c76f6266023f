// Blind: weakens an enemy.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["colorless-blind", 1],
  ["colorless-blind+", 2],
])("%s gives %i weak for nothing, and is exhausted", (card, weak) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, enemies: ["first-cultist", "first-jaw-worm"] })
  table.p1.play(card, "first-jaw-worm").p1.has("exhaust", card)
  expect([enemyOf(table, 1).weak, enemyOf(table, 2).weak]).toEqual([0, weak])
})

test("three is the most", () => {
  const table = combat({
    p1: { hand: ["colorless-blind+"] },
    enemies: ["first-cultist"],
    conditions: [{ weak: 2 }],
  })
  table.p1.play("colorless-blind+", "first-cultist")
  expect(enemyOf(table).weak).toBe(3)
})
