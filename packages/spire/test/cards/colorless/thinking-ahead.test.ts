// Thinking Ahead: more cards now, one for the next draw.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

const pile = ["ironclad-bash", "ironclad-strike", "ironclad-defend"]

test.each([
  ["colorless-thinking-ahead", 2],
  ["colorless-thinking-ahead+", 3],
])("%s draws %i and puts one back on top", (card, many) => {
  const table = combat({ p1: { hand: [card], draw: pile, energy: 0 }, enemies: ["first-cultist"] })
  table.p1
    .play(card)
    .p1.canPickExactly(...pile.slice(0, many))
    .p1.pick("ironclad-strike")
  table.p1.has("exhaust", card).p1.has("draw", ...pile.slice(many), "ironclad-strike")
})

test("with no card at all nothing is put back", () => {
  const table = combat({ p1: { hand: ["colorless-thinking-ahead"] }, enemies: ["first-cultist"] })
  table.p1.play("colorless-thinking-ahead").p1.has("exhaust", "colorless-thinking-ahead")
})
