// Finesse: a little block and a card.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["colorless-finesse", "exhaust"],
  ["colorless-finesse+", "discard"],
])("%s gives a block and a card, and goes to the %s pile", (card, pile) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-strike"], energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("hand", "ironclad-strike").p1.has(pile, card)
  expect(playerOf(table, 1).block).toBe(1)
})

test("with nothing to draw there is still the block", () => {
  const table = combat({ p1: { hand: ["colorless-finesse"] }, enemies: ["first-cultist"] })
  table.p1.play("colorless-finesse").p1.has("hand")
  expect(playerOf(table, 1).block).toBe(1)
})
