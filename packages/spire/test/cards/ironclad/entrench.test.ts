// Entrench: twice the block.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-entrench", "exhaust"],
  ["ironclad-entrench+", "discard"],
])("%s goes to the %s pile", (card, pile) => {
  const table = combat({ p1: { hand: [card], block: 4 }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has(pile, card)
  expect(playerOf(table, 1)).toMatchObject({ block: 8, energy: 2 })
})

test.each([
  [0, 0],
  [12, 20],
  [20, 20],
])("%i becomes %i", (block, doubled) => {
  const table = combat({ p1: { hand: ["ironclad-entrench+"], block }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-entrench+")
  expect(playerOf(table, 1).block).toBe(doubled)
})
