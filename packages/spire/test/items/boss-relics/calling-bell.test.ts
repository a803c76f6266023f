// Calling Bell: three relics, and a curse.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { climberOf } from "../../support/climb.ts"
import { gaining, takeAll } from "../../support/gains.ts"

describe("Calling Bell", () => {
  test("three relics, to be taken or left when all are known, then a curse", () => {
    const table = gaining("calling-bell", {
      relicDeck: ["anchor", "vajra", "lantern", "sundial"],
      curseDeck: ["curse-pain"],
      p1: {},
    })
    table.p1.has("deck")
    for (const slot of [1, 2, 3]) table.p1.pick(`reveal:relic/${slot}`)
    table.p1.pick("take:anchor").p1.pick("take:lantern").p1.pick("done")
    table.p1.has("items", "anchor", "lantern").p1.has("deck", "curse-pain")
    expect(cardsIn(table, "relicDeck")).toEqual(["vajra", "sundial"])
    expect(cardsIn(table, "bossRelicDeck")).toEqual(["calling-bell"])
  })

  test("the relics come first: one of them may keep the curse away", () => {
    const table = gaining("calling-bell", {
      relicDeck: ["anchor", "omamori", "old-coin"],
      curseDeck: ["curse-pain"],
    })
    takeAll(table).p1.has("items", "anchor", "omamori").p1.has("deck")
    expect(climberOf(table).gold).toBe(10)
  })

  test("no relics left, no relics gained", () => {
    const table = gaining("calling-bell", { relicDeck: ["anchor"], curseDeck: ["curse-pain"] })
    takeAll(table).p1.has("items", "anchor").p1.has("deck", "curse-pain")
  })
})
