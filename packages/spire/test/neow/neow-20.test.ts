// Neow 20: another card, some gold, or two colorless ones at the price of a Curse.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { blessed, isOver, offers, revealAll } from "../support/neow.ts"

offers("neow-20", "transform", "gold")

test("3: gives 2 colorless card rewards and a Curse", () => {
  const table = blessed("neow-20", {
    colorlessDeck: [
      "colorless-blind",
      "colorless-trip",
      "colorless-finesse",
      "colorless-mayhem",
      "colorless-panache",
      "colorless-purity",
    ],
  })
  choose(table, 3)
  revealAll(table)
  table.p1.take("colorless-trip").p1.take("colorless-purity").p1.pick("done")
  expect(cardsIn(table, "p1.deck")).toEqual([
    "ironclad-strike",
    "ironclad-bash",
    "colorless-trip",
    "colorless-purity",
    "curse-doubt",
  ])
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-shame"])
  isOver(table, "neow-20")
})

test("3: without a Curse where none is left", () => {
  const table = blessed("neow-20", { p1: { deck: [] }, curseDeck: [] })
  choose(table, 3)
  table.p1.pick("done")
  table.p1.has("deck")
  isOver(table, "neow-20")
})
