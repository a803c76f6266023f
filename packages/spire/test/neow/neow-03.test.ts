// Neow 3: a better card, some gold, or a relic at the price of a Curse.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { blessed, isOver, offers, revealAll } from "../support/neow.ts"

offers("neow-03", "upgrade", "gold")

test("3: gives a relic and a Curse", () => {
  const table = blessed("neow-03", { relicDeck: ["anchor", "lantern"] })
  choose(table, 3)
  revealAll(table)
  table.p1.take("anchor").p1.pick("done")
  table.p1.has("items", "anchor")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-bash", "curse-doubt"])
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-shame"])
  isOver(table, "neow-03")
})

test("3: without a Curse where none is left", () => {
  const table = blessed("neow-03", { p1: { deck: [] }, curseDeck: [] })
  choose(table, 3)
  table.p1.pick("done")
  table.p1.has("deck")
  isOver(table, "neow-03")
})
