// Empty Cage: two cards less.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { climberOf } from "../../support/climb.ts"
import { gaining } from "../../support/gains.ts"

describe("Empty Cage", () => {
  test("removes two cards and goes under its deck", () => {
    const table = gaining("empty-cage", { p1: { deck: ["ironclad-strike", "ironclad-bash", "curse-pain"] } })
    table.p1.pick("ironclad-strike", "curse-pain").p1.has("deck", "ironclad-bash").p1.has("items")
    expect(cardsIn(table, "box")).toEqual(["ironclad-strike", "curse-pain"])
    expect(cardsIn(table, "bossRelicDeck")).toEqual(["empty-cage"])
  })

  test("two parasites hurt twice", () => {
    const table = gaining("empty-cage", { p1: { deck: ["curse-parasite", "curse-parasite"], hp: 5 } })
    table.p1.has("deck")
    expect(climberOf(table).hp).toBe(1)
  })

  test("a deck of cards that stay is left as it is", () => {
    const table = gaining("empty-cage", { p1: { deck: ["curse-ascenders-bane"] } })
    table.p1.has("deck", "curse-ascenders-bane").p1.has("items")
  })
})
