// Neow 18: a colorless card, a better one, or all gold for two cards less.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-18", "colorless", "upgrade")

test("3: removes 2 cards for 3 gold", () => {
  const table = blessed("neow-18", { p1: { deck: ["ironclad-strike", "ironclad-bash", "ironclad-defend"] } })
  choose(table, 3)
  table.p1.pick("ironclad-strike", "ironclad-defend")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-bash"])
  expect(climberOf(table).gold).toBe(0)
  isOver(table, "neow-18")
})

test("3: whoever has less gold loses what there is", () => {
  const table = blessed("neow-18", { p1: { gold: 1, deck: [] } })
  choose(table, 3)
  expect(climberOf(table).gold).toBe(0)
  isOver(table, "neow-18")
})

test("3: removes the only card there is", () => {
  const table = blessed("neow-18", { p1: { deck: ["ironclad-bash"] } })
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual([])
  isOver(table, "neow-18")
})
