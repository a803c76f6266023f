// Pandora's Box: three other cards.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { gaining } from "../../support/gains.ts"

const rewards = ["ironclad-anger", "ironclad-cleave", "ironclad-flex"]

describe("Pandora's Box", () => {
  test("transforms three cards and goes under its deck", () => {
    const deck = ["ironclad-strike", "ironclad-defend", "ironclad-bash", "ironclad-strike+"]
    const table = gaining("pandoras-box", { p1: { deck, rewards } })
    table.p1.pick("ironclad-strike", "ironclad-defend", "ironclad-strike+")
    table.p1.has("deck", "ironclad-bash", ...rewards).p1.has("items")
    expect(cardsIn(table, "box")).toHaveLength(3)
    expect(cardsIn(table, "bossRelicDeck")).toEqual(["pandoras-box"])
  })

  test("curses stay what they are", () => {
    const table = gaining("pandoras-box", { p1: { deck: ["curse-parasite", "ironclad-bash"], rewards } })
    table.p1.has("deck", "curse-parasite", "ironclad-anger")
  })

  test("a ticket brings the top rare", () => {
    const table = gaining("pandoras-box", {
      p1: { deck: ["ironclad-bash"], rewards: ["ironclad-golden-ticket-1"], rares: ["ironclad-feed"] },
    })
    table.p1.has("deck", "ironclad-feed")
    expect(cardsIn(table, "p1.rewards")).toEqual(["ironclad-golden-ticket-1"])
  })

  test("nothing left to come: the card is gone all the same", () => {
    gaining("pandoras-box", { p1: { deck: ["ironclad-bash"] } }).p1.has("deck")
  })
})
