// Seeing Red: energy, once.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-seeing-red", 1, 2],
  ["ironclad-seeing-red+", 0, 2],
])("%s", (card, energy, after) => {
  const table = combat({ p1: { hand: [card], energy }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has("exhaust", card)
  expect(playerOf(table, 1).energy).toBe(after)
})

rule("STS-3.7", "energy ends at 6", () => {
  const table = combat({ p1: { hand: ["ironclad-seeing-red+"], energy: 5 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-seeing-red+")
  expect(playerOf(table, 1).energy).toBe(6)
})
