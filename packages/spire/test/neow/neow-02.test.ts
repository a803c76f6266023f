// Neow 2: a better card, a rare one, or gold at the price of a Curse.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-02", "upgrade", "rare")

test("3: gives 10 gold and a Curse", () => {
  const table = blessed("neow-02")
  choose(table, 3)
  expect(climberOf(table).gold).toBe(13)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-bash", "curse-doubt"])
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-shame"])
  isOver(table, "neow-02")
})

test("3: without a Curse where none is left", () => {
  const table = blessed("neow-02", { p1: { deck: [] }, curseDeck: [] })
  choose(table, 3)
  table.p1.has("deck")
  isOver(table, "neow-02")
})
