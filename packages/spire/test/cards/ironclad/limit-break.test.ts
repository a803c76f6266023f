// Limit Break: twice the strength.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-limit-break", "exhaust"],
  ["ironclad-limit-break+", "discard"],
])("%s goes to the %s pile", (card, pile) => {
  const table = combat({ p1: { hand: [card], strength: 3 }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has(pile, card)
  expect(playerOf(table, 1)).toMatchObject({ strength: 6, energy: 2 })
})

test.each([
  [0, 0],
  [5, 8],
  [8, 8],
])("%i becomes %i", (strength, doubled) => {
  const table = combat({ p1: { hand: ["ironclad-limit-break+"], strength }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-limit-break+")
  expect(playerOf(table, 1).strength).toBe(doubled)
})
