// Neow 17: a colorless card, a rare one, or all gold for a relic.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers, revealAll } from "../support/neow.ts"

offers("neow-17", "colorless", "rare")

test("3: gives a relic for 3 gold", () => {
  const table = blessed("neow-17", { relicDeck: ["anchor", "lantern"] })
  choose(table, 3)
  revealAll(table)
  table.p1.take("anchor").p1.pick("done")
  table.p1.has("items", "anchor")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-bash"])
  expect(climberOf(table).gold).toBe(0)
  isOver(table, "neow-17")
})

test("3: whoever has less gold loses what there is", () => {
  const table = blessed("neow-17", { p1: { gold: 1, deck: [] } })
  choose(table, 3)
  table.p1.pick("done")
  expect(climberOf(table).gold).toBe(0)
  isOver(table, "neow-17")
})
