// Dark Shackles: block for each enemy that is about to hit.

import { describe, expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

describe("Dark Shackles", () => {
  test.each([
    ["colorless-dark-shackles", 4],
    ["colorless-dark-shackles+", 6],
  ])("%s counts those who will hit this player", (card, block) => {
    // On a 1 a jaw worm only gets ready; the third cultist faces somebody else.
    const table = combat({
      p1: { hand: [card], energy: 0 },
      p2: {},
      die: 1,
      enemies: ["first-cultist", "first-cultist", "first-jaw-worm", "first-cultist"],
      conditions: [{}, {}, {}, { row: 1 }],
    })
    table.p1.play(card).p1.has("exhaust", card)
    expect(playerOf(table, 1).block).toBe(block)
  })

  test("nobody about to hit: no block", () => {
    const table = combat({ p1: { hand: ["colorless-dark-shackles"] }, die: 2, enemies: ["first-jaw-worm"] })
    table.p1.play("colorless-dark-shackles")
    expect(playerOf(table, 1).block).toBe(0)
  })
})
