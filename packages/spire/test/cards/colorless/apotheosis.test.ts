// Apotheosis: better starter cards.

import { describe, expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

describe("Apotheosis", () => {
  test.each([
    ["colorless-apotheosis", 1],
    ["colorless-apotheosis+", 2],
  ])("%s leaves %i energy; starter strikes hit and starter defends block for one more", (card, energy) => {
    const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
    table.p1.play(card).p1.has("powers", card)
    expect(playerOf(table, 1).energy).toBe(energy)
  })

  test.each([
    ["ironclad-strike", 7],
    ["silent-strike+", 6],
    ["ironclad-twin-strike", 7],
    ["colorless-swift-strike", 8],
  ])("%s leaves %i HP", (card, hp) => {
    const table = combat({
      p1: { powers: ["colorless-apotheosis"], hand: [card] },
      enemies: ["first-cultist"],
    })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table).hp).toBe(hp)
  })

  test("a defend gives one more, to whomever it is given", () => {
    const table = combat({
      p1: {
        powers: ["colorless-apotheosis+"],
        hand: ["silent-defend", "ironclad-defend+", "silent-deflect"],
      },
      p2: { hand: ["ironclad-defend"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-defend").p1.play("ironclad-defend+", "p2")
    expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([2, 3])
    table.p1.play("silent-deflect").p2.play("ironclad-defend")
    expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([3, 4])
  })
})
