// Omamori: no more curses.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { gaining } from "../../support/gains.ts"

test("no curse comes into the deck, one or two of them", () => {
  const table = gaining("cursed-key", {
    p1: { items: ["omamori"] },
    curseDeck: ["curse-pain", "curse-doubt"],
  })
  table.p1.has("deck").p1.has("items", "omamori", "cursed-key")
  expect(cardsIn(table, "curseDeck")).toHaveLength(2)
})

test("others gain theirs", () => {
  const table = gaining("cursed-key", {
    p2: { items: ["omamori"] },
    curseDeck: ["curse-pain", "curse-doubt"],
  })
  table.p1.has("deck", "curse-pain", "curse-doubt")
})
