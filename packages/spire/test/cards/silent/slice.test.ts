// Slice: sharper with a shiv.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-slice", 8],
  ["silent-slice+", 7],
])("%s hits for nothing, 1 more with a shiv in hand", (card, hp) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(hp)
  const armed = combat({ p1: { hand: [card], shivs: 1 }, enemies: ["first-cultist"] })
  armed.p1.play(card, "first-cultist")
  expect([enemyOf(armed).hp, playerOf(armed, 1).shivs]).toEqual([hp - 1, 1])
})
