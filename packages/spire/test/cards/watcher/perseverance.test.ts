// Perseverance: block that grows by waiting.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-perseverance", 1, 3],
  ["watcher-perseverance+", 2, 4],
])("%s gives %i block, %i after a turn in the hand", (card, block, more) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1).block).toBe(block)
  const later = combat({ p1: { hand: [card], block: 20 }, enemies: ["first-cultist"], dice: [1] })
  endTurn(later).p1.play(card)
  expect(playerOf(later, 1).block).toBe(more)
})
