// Astrolabe: three better cards.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { gaining } from "../../support/gains.ts"

describe("Astrolabe", () => {
  test("upgrades three cards of one's choice and goes under its deck", () => {
    const table = gaining("astrolabe", {
      bossRelicDeck: ["sozu"],
      p1: { deck: ["ironclad-strike", "ironclad-defend", "ironclad-bash", "ironclad-anger"] },
    })
    table.p1.pick("ironclad-strike", "ironclad-bash", "ironclad-anger")
    table.p1
      .has("deck", "ironclad-strike+", "ironclad-defend", "ironclad-bash+", "ironclad-anger+")
      .p1.has("items")
    expect(cardsIn(table, "bossRelicDeck")).toEqual(["astrolabe", "sozu"])
  })

  test("or as many as there are", () => {
    const table = gaining("astrolabe", { p1: { deck: ["ironclad-strike", "ironclad-bash+", "curse-pain"] } })
    table.p1.has("deck", "ironclad-strike+", "ironclad-bash+", "curse-pain").p1.has("items")
  })
})
