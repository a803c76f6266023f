// Impervious: a wall, once.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-impervious", 6],
  ["ironclad-impervious+", 8],
])("%s", (card, block) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has("exhaust", card)
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 1 })
})

test("up to 20", () => {
  const table = combat({ p1: { hand: ["ironclad-impervious+"], block: 15 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-impervious+")
  expect(playerOf(table, 1).block).toBe(20)
})
