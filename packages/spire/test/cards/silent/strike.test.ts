// Strike: the plain attack.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-strike", 8],
  ["silent-strike+", 7],
])("%s hits one enemy", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist", "first-jaw-worm"] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, enemyOf(table, 2).hp, playerOf(table, 1).energy]).toEqual([hp, 7, 2])
  table.p1.has("discard", card)
})

test("needs its energy", () => {
  const table = combat({ p1: { hand: ["silent-strike"], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.cannot("play:silent-strike>first-cultist", "cannot-pay")
})
