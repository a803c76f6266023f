// War Paint: two better skills, one of them among those that everybody begins with.

import { cardsIn, refsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { type ClimbTable, entering } from "../../support/climb.ts"
import { combat } from "../../support/table.ts"

const camp = (deck: string[]): ClimbTable =>
  entering("campfire", { relicDeck: ["vajra"], p1: { items: ["war-paint"], hp: 1, deck } })

describe("War Paint", () => {
  test("upgrades a starter and another skill, then it goes under its deck", () => {
    const table = camp(["ironclad-strike", "ironclad-defend", "ironclad-warcry"])
    table.p1
      .use("war-paint")
      .p1.has("deck", "ironclad-strike", "ironclad-defend+", "ironclad-warcry+")
      .p1.has("items")
    expect(cardsIn(table, "relicDeck")).toEqual(["war-paint", "vajra"])
    table.p1.isAsked("campfire")
  })

  test("the other one may be a starter as well, of the player's choice", () => {
    const table = camp(["ironclad-defend", "ironclad-defend", "ironclad-warcry"])
    const [first, second] = refsIn(table, "p1.deck")
    table.p1
      .use("war-paint")
      .p1.pick(first)
      .p1.canPickExactly("ironclad-defend", "ironclad-warcry")
      .p1.pick(second)
    table.p1.has("deck", "ironclad-defend+", "ironclad-defend+", "ironclad-warcry")
  })

  test.each([
    ["no starter", ["ironclad-warcry"], ["ironclad-warcry+"]],
    ["a starter alone", ["ironclad-defend"], ["ironclad-defend+"]],
    [
      "nothing that can be better",
      ["ironclad-defend+", "ironclad-strike"],
      ["ironclad-defend+", "ironclad-strike"],
    ],
  ])("does what it can: %s", (_case, deck, after) => {
    camp(deck)
      .p1.use("war-paint")
      .p1.has("deck", ...after)
  })

  test("cannot be used in combat", () => {
    const table = combat({ p1: { items: ["war-paint"] }, enemies: ["first-cultist"] })
    table.p1.canPickExactly("done")
  })
})
