// Wish: strength, block or miracles.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-wish", 1, 10, 4],
  ["watcher-wish+", 2, 15, 5],
])("%s gives %i strength, %i block or %i miracles, and is exhausted", (card, strength, block, miracles) => {
  for (const [way, given] of [
    ["strength", { strength, block: 0, miracles: 0 }],
    ["block", { strength: 0, block, miracles: 0 }],
    ["miracles", { strength: 0, block: 0, miracles }],
  ] as const) {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
    table.p1.play(`${card}~${way}`).p1.has("exhaust", card)
    expect(playerOf(table, 1)).toMatchObject({ ...given, energy: 0 })
  }
})
