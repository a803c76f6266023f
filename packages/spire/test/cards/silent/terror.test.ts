// Terror: vulnerable.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-terror", "exhaust"],
  ["silent-terror+", "discard"],
])("%s makes an enemy vulnerable and ends in the %s pile", (card, pile) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has(pile, card)
  expect([enemyOf(table).vulnerable, playerOf(table, 1).energy]).toEqual([1, 2])
})

test("3 vulnerable is the most", () => {
  const table = combat({
    p1: { hand: ["silent-terror"] },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 3 }],
  })
  table.p1.play("silent-terror", "first-cultist")
  expect(enemyOf(table).vulnerable).toBe(3)
})
