// Burning Pact: a card for cards.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-burning-pact", ["ironclad-iron-wave", "ironclad-anger"]],
  ["ironclad-burning-pact+", ["ironclad-iron-wave", "ironclad-anger", "ironclad-flex"]],
])("%s exhausts one and draws", (card, drawn) => {
  const table = combat({
    p1: {
      hand: [card, "ironclad-strike", "ironclad-bash"],
      draw: ["ironclad-iron-wave", "ironclad-anger", "ironclad-flex", "ironclad-clash"],
    },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.pick("ironclad-strike")
  table.p1
    .has("exhaust", "ironclad-strike")
    .p1.has("hand", "ironclad-bash", ...drawn)
    .p1.has("discard", card)
  expect(playerOf(table, 1).energy).toBe(2)
})

test("without another card it draws all the same", () => {
  const table = combat({
    p1: { hand: ["ironclad-burning-pact"], draw: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-burning-pact").p1.has("hand", "ironclad-strike").p1.has("exhaust")
})
