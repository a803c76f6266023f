// Neow 11: a rare card, another one, or two better ones by chance and a Curse.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-11", "rare", "transform")

test("3: upgrades 2 cards at random and a Curse", () => {
  const table = blessed("neow-11")
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike+", "ironclad-bash+", "curse-doubt"])
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-shame"])
  isOver(table, "neow-11")
})

test("3: without a Curse where none is left", () => {
  const table = blessed("neow-11", { p1: { deck: [] }, curseDeck: [] })
  choose(table, 3)
  table.p1.has("deck")
  isOver(table, "neow-11")
})

test("3: upgrades as many as there are", () => {
  const table = blessed("neow-11", { p1: { deck: ["ironclad-bash+", "ironclad-strike"] } })
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-bash+", "ironclad-strike+", "curse-doubt"])
  isOver(table, "neow-11")
})
