// Inflame: strength.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-inflame", 1],
  ["ironclad-inflame+", 2],
])("%s gives it when it is played, and stays before its player", (card, energy) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-jaw-worm"], dice: [1] })
  table.p1.play(card).p1.has("powers", card)
  expect(playerOf(table, 1)).toMatchObject({ strength: 1, energy })
  table.p1.pick("done")
  expect(playerOf(table, 1).strength).toBe(1)
})

test("up to 8", () => {
  const table = combat({ p1: { hand: ["ironclad-inflame"], strength: 8 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-inflame")
  expect(playerOf(table, 1).strength).toBe(8)
})
