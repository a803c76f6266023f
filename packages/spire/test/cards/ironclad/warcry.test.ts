// Warcry: draws, then puts a card of the hand on top of the draw pile.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-warcry", ["ironclad-bash", "ironclad-anger"], ["ironclad-defend", "ironclad-clash"]],
  ["ironclad-warcry+", ["ironclad-bash", "ironclad-anger", "ironclad-clash"], ["ironclad-defend"]],
])("%s", (card, drawn, rest) => {
  const table = combat({
    p1: { hand: [card, "ironclad-strike"], draw: [...drawn, ...rest.toReversed()] },
    enemies: ["first-cultist"],
  })
  table.p1
    .play(card)
    .p1.canPickExactly("ironclad-strike", ...drawn)
    .p1.pick("ironclad-strike")
  table.p1
    .has("hand", ...drawn)
    .p1.has("draw", ...rest, "ironclad-strike")
    .p1.has("exhaust", card)
  expect(playerOf(table, 1).energy).toBe(3)
})

test("with no card at all nothing is put back", () => {
  const table = combat({ p1: { hand: ["ironclad-warcry"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-warcry").p1.has("draw").p1.has("exhaust", "ironclad-warcry")
})
