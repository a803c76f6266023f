// Exhume: brings back what was exhausted.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-exhume", 2],
  ["ironclad-exhume+", 3],
])("%s takes the card that is chosen", (card, energy) => {
  const table = combat({
    p1: { hand: [card], exhaust: ["ironclad-flex", "ironclad-offering"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .play(card)
    .p1.canPickExactly("ironclad-flex", "ironclad-offering")
    .p1.pick("ironclad-offering")
    .p1.has("hand", "ironclad-offering")
    .p1.has("exhaust", "ironclad-flex", card)
  expect(playerOf(table, 1).energy).toBe(energy)
})

test("with an empty pile it does nothing; it is not there itself yet", () => {
  const table = combat({ p1: { hand: ["ironclad-exhume"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-exhume").p1.has("hand").p1.has("exhaust", "ironclad-exhume")
})
