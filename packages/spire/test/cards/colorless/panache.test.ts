// Panache: damage to a row for an empty hand.

import { describe, expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf } from "../../support/table.ts"

describe("Panache", () => {
  test.each([
    ["colorless-panache", 6],
    ["colorless-panache+", 4],
  ])("%s leaves cultists of a row %i HP, if the hand is empty", (card, hp) => {
    const table = combat({
      p1: { hand: [card], energy: 0 },
      p2: {},
      enemies: ["first-cultist", "first-cultist", "first-cultist"],
      conditions: [{}, { row: 1 }, { row: 1 }],
    })
    table.p1.play(card).p1.has("powers", card)
    endTurn(table).p1.pick("p2")
    expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9, hp, hp])
  })

  test("a card in the hand, and there is none", () => {
    const table = combat({
      p1: { powers: ["colorless-panache"], hand: ["ironclad-strike"] },
      enemies: ["first-cultist"],
    })
    endTurn(table)
    expect(enemyOf(table).hp).toBe(9)
  })

  test("is no hit: strength adds nothing, block stops it", () => {
    const table = combat({
      p1: { powers: ["colorless-panache"], strength: 2 },
      enemies: ["first-cultist"],
      conditions: [{ block: 1, vulnerable: 1 }],
    })
    endTurn(table)
    expect(enemyOf(table)).toMatchObject({ hp: 7, vulnerable: 1 })
  })
})
