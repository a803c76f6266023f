// Peace Pipe: whoever rests may do without a card from then on.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { type ClimbTable, climberOf, entering } from "../../support/climb.ts"

const camp = (deck = ["ironclad-strike", "curse-pain"]): ClimbTable =>
  entering("campfire", { p1: { items: ["peace-pipe"], hp: 4, deck } })

describe("Peace Pipe", () => {
  test("heals, and a card is removed", () => {
    const table = camp()
    table.p1.rest().p1.isAsked("remove-too").p1.yes().p1.pick("curse-pain").p1.has("deck", "ironclad-strike")
    expect([climberOf(table).hp, cardsIn(table, "box")]).toEqual([7, ["curse-pain"]])
  })

  test("or not", () => {
    camp().p1.rest().p1.no().p1.has("deck", "ironclad-strike", "curse-pain")
  })

  test("nobody is asked where nothing can be removed", () => {
    camp(["curse-ascenders-bane"]).p1.rest().p1.isAsked("map")
  })

  test("smithing is no rest", () => {
    camp().p1.smith().p1.isAsked("map").p1.has("deck", "ironclad-strike+", "curse-pain")
  })
})
