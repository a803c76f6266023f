// Calipers: block that stays, once.

import { describe, expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

describe("Calipers", () => {
  test("what is left of the block may stay", () => {
    const table = combat({ p1: { items: ["calipers"], block: 5 }, enemies: ["first-cultist"] })
    endTurn(table).p1.yes()
    expect(playerOf(table, 1).block).toBe(4)
    endTurn(table)
    expect(playerOf(table, 1).block).toBe(0)
  })

  test("who would rather wait can still use it later", () => {
    const table = combat({
      p1: { items: ["calipers"], block: 5, hand: ["ironclad-defend"] },
      enemies: ["first-jaw-worm"],
      die: 1,
      dice: [1, 1],
    })
    endTurn(table).p1.no()
    expect(playerOf(table, 1).block).toBe(0)
    endTurn(table.p1.play("ironclad-defend")).p1.yes()
    expect(playerOf(table, 1).block).toBe(1)
  })

  test("with no block left there is nothing to ask", () => {
    const table = combat({ p1: { items: ["calipers"], block: 1 }, enemies: ["first-cultist"] })
    endTurn(table).p1.isAsked("play")
  })
})
