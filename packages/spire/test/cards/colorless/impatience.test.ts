// Impatience: cards for a hand without attacks.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

const pile = ["ironclad-strike", "ironclad-strike", "ironclad-strike", "ironclad-strike"]

test.each([
  ["colorless-impatience", 2],
  ["colorless-impatience+", 3],
])("%s draws %i cards if no attack is in the hand", (card, many) => {
  const table = combat({ p1: { hand: [card, "ironclad-defend"], draw: pile }, enemies: ["first-cultist"] })
  table.p1
    .play(card)
    .p1.has("hand", "ironclad-defend", ...pile.slice(0, many))
    .p1.has("discard", card)
})

test.each(["colorless-impatience", "colorless-impatience+"])("%s draws nothing beside an attack", (card) => {
  const table = combat({ p1: { hand: [card, "ironclad-bash"], draw: pile }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has("hand", "ironclad-bash")
})
