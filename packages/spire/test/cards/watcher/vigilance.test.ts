// Vigilance: block for anybody, and calm.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-vigilance", 2],
  ["watcher-vigilance+", 3],
])("%s gives any player %i block; its own player enters calm", (card, block) => {
  const table = combat({ p1: { hand: [card] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play(card, "p2")
  expect(playerOf(table, 2)).toMatchObject({ block, stance: "neutral" })
  expect(playerOf(table, 1)).toMatchObject({ block: 0, stance: "calm", energy: 1 })
})
