// Neow 4: a better card, potions, or a choice of rares at the price of a Curse.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { blessed, isOver, offers, revealAll } from "../support/neow.ts"

offers("neow-04", "upgrade", "potions")

test("3: gives a rare reward and a Curse", () => {
  const table = blessed("neow-04", {
    p1: { rares: ["ironclad-feed", "ironclad-impervious", "ironclad-offering"] },
  })
  choose(table, 3)
  revealAll(table)
  table.p1.take("ironclad-impervious").p1.pick("done")
  expect(cardsIn(table, "p1.rares")).toEqual(["ironclad-offering", "ironclad-feed"])
  expect(cardsIn(table, "p1.deck")).toEqual([
    "ironclad-strike",
    "ironclad-bash",
    "ironclad-impervious",
    "curse-doubt",
  ])
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-shame"])
  isOver(table, "neow-04")
})

test("3: without a Curse where none is left", () => {
  const table = blessed("neow-04", { p1: { deck: [] }, curseDeck: [] })
  choose(table, 3)
  table.p1.pick("done")
  table.p1.has("deck")
  isOver(table, "neow-04")
})
