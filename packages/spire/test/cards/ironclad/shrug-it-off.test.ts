// Shrug It Off: block and a card.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-shrug-it-off", 2],
  ["ironclad-shrug-it-off+", 3],
])("%s", (card, block) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-bash", "ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("hand", "ironclad-bash").p1.has("discard", card)
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 2 })
})

test("with nothing to draw there is still the block", () => {
  const table = combat({ p1: { hand: ["ironclad-shrug-it-off"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-shrug-it-off").p1.has("hand")
  expect(playerOf(table, 1).block).toBe(2)
})
