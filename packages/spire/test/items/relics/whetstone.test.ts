// Whetstone: two better attacks, one of them among those that everybody begins with.

import { cardsIn, refsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { type ClimbTable, entering } from "../../support/climb.ts"
import { combat } from "../../support/table.ts"

const camp = (deck: string[]): ClimbTable =>
  entering("campfire", { relicDeck: ["vajra"], p1: { items: ["whetstone"], hp: 1, deck } })

describe("Whetstone", () => {
  test("upgrades a starter and another attack, then it goes under its deck", () => {
    const table = camp(["ironclad-defend", "ironclad-strike", "ironclad-bash"])
    table.p1
      .use("whetstone")
      .p1.has("deck", "ironclad-defend", "ironclad-strike+", "ironclad-bash+")
      .p1.has("items")
    expect(cardsIn(table, "relicDeck")).toEqual(["whetstone", "vajra"])
    table.p1.isAsked("campfire")
  })

  test("the other one may be a starter as well, of the player's choice", () => {
    const table = camp(["ironclad-strike", "ironclad-strike", "ironclad-bash"])
    const [first, second] = refsIn(table, "p1.deck")
    table.p1
      .use("whetstone")
      .p1.pick(first)
      .p1.canPickExactly("ironclad-strike", "ironclad-bash")
      .p1.pick(second)
    table.p1.has("deck", "ironclad-strike+", "ironclad-strike+", "ironclad-bash")
  })

  test.each([
    ["no starter", ["ironclad-bash"], ["ironclad-bash+"]],
    ["a starter alone", ["ironclad-strike"], ["ironclad-strike+"]],
    [
      "nothing that can be better",
      ["ironclad-strike+", "ironclad-defend"],
      ["ironclad-strike+", "ironclad-defend"],
    ],
  ])("does what it can: %s", (_case, deck, after) => {
    camp(deck)
      .p1.use("whetstone")
      .p1.has("deck", ...after)
  })

  test("cannot be used in combat", () => {
    const table = combat({ p1: { items: ["whetstone"] }, enemies: ["first-cultist"] })
    table.p1.canPickExactly("done")
  })
})
