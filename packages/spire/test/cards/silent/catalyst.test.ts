// Catalyst: the poison again.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-catalyst", 8],
  ["silent-catalyst+", 12],
])("%s makes 4 poison %i", (card, poison) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"], conditions: [{ poison: 4 }] })
  table.p1.play(card, "first-cultist").p1.has("exhaust", card)
  expect(enemyOf(table).poison).toBe(poison)
})

test("not more than 30 in all, and nothing of nothing", () => {
  const table = combat({
    p1: { hand: ["silent-catalyst", "silent-catalyst+"] },
    enemies: ["first-cultist", "first-jaw-worm", "a1-jaw-worm"],
    conditions: [{ poison: 12 }, { poison: 5 }, {}],
  })
  table.p1.play("silent-catalyst", "a1-jaw-worm").p1.play("silent-catalyst+", "first-cultist")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).poison)).toEqual([25, 5, 0])
})
