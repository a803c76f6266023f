// Old Coin: gold, and gone.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { climberOf, entering } from "../../support/climb.ts"
import { gaining } from "../../support/gains.ts"

describe("Old Coin", () => {
  test("gives 10 gold and goes under its deck", () => {
    const table = gaining("old-coin", { relicDeck: ["vajra"], p1: { gold: 1 } })
    table.p1.has("items")
    expect(climberOf(table).gold).toBe(11)
    expect(cardsIn(table, "relicDeck")).toEqual(["old-coin", "vajra"])
  })

  test("is gone for whoever cannot gain gold, too", () => {
    const table = gaining("old-coin", { p1: { items: ["ectoplasm"] } })
    table.p1.has("items", "ectoplasm")
    expect(climberOf(table).gold).toBe(0)
  })

  test("no merchant sells it: another relic lies there instead", () => {
    const table = entering("merchant", { relicDeck: ["old-coin", "vajra", "anchor", "lantern"] })
    expect(cardsIn(table, "pool")).toEqual(["vajra", "anchor", "lantern"])
    expect(cardsIn(table, "relicDeck")).toEqual(["old-coin"])
  })
})
