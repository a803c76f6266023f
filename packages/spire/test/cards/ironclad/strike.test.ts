// Strike: one hit, harder when upgraded.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-strike", 8],
  ["ironclad-strike+", 7],
])("%s leaves the cultist %i HP", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has("discard", card)
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 2])
})

test("any enemy can be chosen, also one before another player", () => {
  const table = combat({
    p1: { hand: ["ironclad-strike"] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{}, { row: 1 }],
  })
  table.p1.play("ironclad-strike", "first-jaw-worm")
  expect(enemyOf(table, 2).hp).toBe(6)
})

test("without energy it stays in the hand", () => {
  const table = combat({ p1: { hand: ["ironclad-strike"], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.cannot("play:ironclad-strike>first-cultist", "cannot-pay")
})
