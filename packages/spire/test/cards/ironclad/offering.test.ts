// Offering: blood for energy and cards.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-offering", 3],
  ["ironclad-offering+", 5],
])("%s draws %i", (card, many) => {
  const table = combat({
    p1: { hand: [card], hp: 5, draw: Array.from({ length: 7 }, () => "ironclad-strike") },
    enemies: ["first-cultist"],
  })
  table.p1.play(card).p1.has("exhaust", card)
  expect(playerOf(table, 1)).toMatchObject({ hp: 4, energy: 5 })
  expect(cardsIn(table, "p1.hand")).toHaveLength(many)
})

test("energy ends at 6, and the piles at their last card", () => {
  const table = combat({
    p1: { hand: ["ironclad-offering+"], energy: 5, draw: ["ironclad-bash"], discard: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-offering+").p1.has("hand", "ironclad-bash", "ironclad-strike")
  expect(playerOf(table, 1).energy).toBe(6)
})
