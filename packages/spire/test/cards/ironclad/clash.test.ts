// Clash: only while every other card in hand is an attack.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["ironclad-clash", 6],
  ["ironclad-clash+", 5],
])("%s costs nothing among attacks", (card, hp) => {
  const table = combat({ p1: { hand: [card, "ironclad-strike"], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(hp)
})

test("alone in the hand it can be played", () => {
  const table = combat({ p1: { hand: ["ironclad-clash"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-clash", "first-cultist")
  expect(enemyOf(table).hp).toBe(6)
})

test.each(["ironclad-defend", "ironclad-inflame"])("not beside %s, until that one is gone", (other) => {
  const table = combat({ p1: { hand: ["ironclad-clash", other] }, enemies: ["first-cultist"] })
  table.p1.cannot("play:ironclad-clash>first-cultist", "condition")
  table.p1.play(other).p1.play("ironclad-clash", "first-cultist").p1.has("hand")
})

test("what others hold does not matter", () => {
  const table = combat({
    p1: { hand: ["ironclad-clash"] },
    p2: { hand: ["ironclad-defend"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-clash", "first-cultist").p1.has("hand")
})
