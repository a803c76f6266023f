// Blur: block, more after a discard.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-blur", 2],
  ["silent-blur+", 3],
])("%s blocks, 1 more if a card was discarded this turn", (card, block) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1).block).toBe(block)
  const after = combat({ p1: { hand: [card], discarded: 1 }, enemies: ["first-cultist"] })
  after.p1.play(card)
  expect(playerOf(after, 1).block).toBe(block + 1)
})
