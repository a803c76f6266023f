// Adrenaline: energy and cards.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-adrenaline", 1],
  ["silent-adrenaline+", 2],
])("%s gives energy and 2 cards, once", (card, energy) => {
  const table = combat({
    p1: { hand: [card], draw: ["silent-strike", "silent-bane", "silent-slice"], energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("hand", "silent-strike", "silent-bane").p1.has("exhaust", card)
  expect(playerOf(table, 1).energy).toBe(energy)
})

test("at 6 energy there are still the cards", () => {
  const table = combat({
    p1: { hand: ["silent-adrenaline"], draw: ["silent-strike"], energy: 6 },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-adrenaline").p1.has("hand", "silent-strike")
  expect(playerOf(table, 1).energy).toBe(6)
})
