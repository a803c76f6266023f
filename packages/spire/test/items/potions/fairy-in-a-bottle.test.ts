// Fairy in a Bottle: keeps its player alive, once.

import { describe, expect, test } from "vitest"
import { climberOf, entering } from "../../support/climb.ts"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

describe("Fairy in a Bottle", () => {
  test("at 0 HP its player has 2 instead, and the bottle is under the deck", () => {
    const table = combat({
      p1: { items: ["fairy-in-a-bottle"], hp: 1 },
      potionDeck: ["fire-potion"],
      enemies: ["first-cultist"],
    })
    endTurn(table).p1.has("items")
    expect(playerOf(table, 1)).toMatchObject({ hp: 2, dead: 0 })
    expect(cardsIn(table, "potionDeck")).toEqual(["fairy-in-a-bottle", "fire-potion"])
  })

  test("the next enemy finds 2 HP; it works once", () => {
    const table = combat({
      p1: { items: ["fairy-in-a-bottle"], hp: 1 },
      enemies: ["first-cultist", "first-cultist"],
      conditions: [{ strength: 4 }, { strength: 1 }],
    })
    endTurn(table)
    expect(table.state.over).toMatchObject({ how: "defeat" })
  })

  test("HP lost counts as well as damage", () => {
    const table = combat({
      p1: { items: ["fairy-in-a-bottle"], hp: 1, hand: ["curse-pain"], block: 9 },
      enemies: ["first-cultist"],
    })
    endTurn(table)
    expect(playerOf(table, 1).hp).toBe(2)
  })

  test("is nobody else's", () => {
    const table = combat({
      p1: { items: ["fairy-in-a-bottle"] },
      p2: { hp: 1 },
      enemies: ["first-cultist"],
      conditions: [{ row: 1 }],
    })
    endTurn(table)
    expect(table.state.over).toMatchObject({ how: "defeat" })
  })

  test("works outside combat too", () => {
    const table = entering("merchant", {
      p1: { items: ["fairy-in-a-bottle"], hp: 2, gold: 3, deck: ["curse-parasite"] },
    })
    table.p1.cleanse().p1.has("deck").p1.has("items").p1.isAsked("merchant")
    expect(climberOf(table)).toMatchObject({ hp: 2, dead: 0 })
  })
})
