// Anger: lands on top of the draw pile.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["ironclad-anger", 8],
  ["ironclad-anger+", 7],
])("%s costs nothing and is the next card drawn", (card, hp) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-strike"], energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.play(card, "first-cultist").p1.has("draw", "ironclad-strike", card).p1.has("discard")
  expect(enemyOf(table).hp).toBe(hp)
})

test("played twice it lies there once", () => {
  const table = combat({ p1: { hand: ["ironclad-anger"], twiceAttacks: 1 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-anger", "first-cultist").p1.has("draw", "ironclad-anger").p1.has("discard")
  expect(enemyOf(table).hp).toBe(7)
})
