// Neow 14: one card less, potions, or gold and a card at the price of a Curse.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers, revealAll } from "../support/neow.ts"

offers("neow-14", "remove", "potions")

test("3: gives 5 gold and a card reward and a Curse", () => {
  const table = blessed("neow-14", { p1: { rewards: ["ironclad-anger", "ironclad-clash", "ironclad-flex"] } })
  choose(table, 3)
  revealAll(table)
  table.p1.take("ironclad-flex").p1.pick("done")
  expect(climberOf(table).gold).toBe(8)
  expect(cardsIn(table, "p1.deck")).toEqual([
    "ironclad-strike",
    "ironclad-bash",
    "ironclad-flex",
    "curse-doubt",
  ])
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-shame"])
  isOver(table, "neow-14")
})

test("3: without a Curse where none is left", () => {
  const table = blessed("neow-14", { p1: { deck: [] }, curseDeck: [] })
  choose(table, 3)
  table.p1.pick("done")
  table.p1.has("deck")
  isOver(table, "neow-14")
})
