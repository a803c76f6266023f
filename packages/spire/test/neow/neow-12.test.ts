// Neow 12: one card less, some gold, or all gold for two better cards by chance.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-12", "remove", "gold")

test("3: upgrades 2 cards at random for 3 gold", () => {
  const table = blessed("neow-12")
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike+", "ironclad-bash+"])
  expect(climberOf(table).gold).toBe(0)
  isOver(table, "neow-12")
})

test("3: whoever has less gold loses what there is", () => {
  const table = blessed("neow-12", { p1: { gold: 1, deck: [] } })
  choose(table, 3)
  expect(climberOf(table).gold).toBe(0)
  isOver(table, "neow-12")
})

test("3: upgrades as many as there are", () => {
  const table = blessed("neow-12", { p1: { deck: ["ironclad-bash+", "ironclad-strike"] } })
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-bash+", "ironclad-strike+"])
  isOver(table, "neow-12")
})
