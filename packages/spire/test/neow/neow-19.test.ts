// Neow 19: a colorless card, potions, or two other cards at the price of a Curse.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-19", "colorless", "potions")

test("3: transforms 2 cards and a Curse", () => {
  const table = blessed("neow-19", {
    p1: {
      deck: ["ironclad-strike", "ironclad-bash", "ironclad-defend"],
      rewards: ["ironclad-anger", "ironclad-clash"],
    },
  })
  choose(table, 3)
  table.p1.pick("ironclad-strike", "ironclad-defend")
  expect(cardsIn(table, "p1.deck")).toEqual([
    "ironclad-bash",
    "ironclad-anger",
    "ironclad-clash",
    "curse-doubt",
  ])
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-shame"])
  isOver(table, "neow-19")
})

test("3: without a Curse where none is left", () => {
  const table = blessed("neow-19", { p1: { deck: [] }, curseDeck: [] })
  choose(table, 3)
  table.p1.has("deck")
  isOver(table, "neow-19")
})

test("3: transforms the only card there is", () => {
  const table = blessed("neow-19", { p1: { deck: ["ironclad-bash"], rewards: ["ironclad-anger"] } })
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-anger", "curse-doubt"])
  isOver(table, "neow-19")
})
