// Swift Strike: a hit, and perhaps another row.

import { describe, expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

describe("Swift Strike", () => {
  test.each([
    ["colorless-swift-strike", 8],
    ["colorless-swift-strike+", 7],
  ])("%s leaves %i HP, and its player may change places", (card, hp) => {
    const table = combat({ p1: { hand: [card], energy: 0 }, p2: {}, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist").p1.yes()
    expect([enemyOf(table).hp, playerOf(table, 1).row, playerOf(table, 2).row]).toEqual([hp, 1, 0])
  })

  test("or not", () => {
    const table = combat({ p1: { hand: ["colorless-swift-strike"] }, p2: {}, enemies: ["first-cultist"] })
    table.p1.play("colorless-swift-strike", "first-cultist").p1.no()
    expect(playerOf(table, 1).row).toBe(0)
  })

  test("alone there is nobody to change with", () => {
    const table = combat({ p1: { hand: ["colorless-swift-strike"] }, enemies: ["first-cultist"] })
    table.p1.play("colorless-swift-strike", "first-cultist").p1.has("discard", "colorless-swift-strike")
  })
})
