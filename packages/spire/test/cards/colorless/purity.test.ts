// Purity: exhausts what is in the way.

import { expect, test } from "vitest"
import { combat } from "../../support/table.ts"

const hand = [
  "curse-injury",
  "ironclad-strike",
  "ironclad-defend",
  "ironclad-bash",
  "ironclad-anger",
  "ironclad-clash",
]

test.each([
  ["colorless-purity", 3],
  ["colorless-purity+", 5],
])("%s exhausts up to %i cards", (card, most) => {
  const table = combat({ p1: { hand: [card, ...hand], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(table.p1.asked).toMatchObject({ min: 0, max: most })
  table.p1.pick(...hand.slice(0, most)).p1.has("exhaust", ...hand.slice(0, most), card)
})

test("none is enough", () => {
  const table = combat({ p1: { hand: ["colorless-purity", "ironclad-strike"] }, enemies: ["first-cultist"] })
  table.p1.play("colorless-purity").p1.pick().p1.has("exhaust", "colorless-purity")
})
