// Neow 8: a better card, potions, or two better cards by chance and for blood.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-08", "upgrade", "potions")

test("3: upgrades 2 cards at random for 2 HP", () => {
  const table = blessed("neow-08")
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike+", "ironclad-bash+"])
  expect(climberOf(table).hp).toBe(8)
  isOver(table, "neow-08")
})

test("3: whoever has no more than 2 HP dies of it", () => {
  const table = blessed("neow-08", { p1: { hp: 2, deck: [] } })
  choose(table, 3)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})

test("3: upgrades as many as there are", () => {
  const table = blessed("neow-08", { p1: { deck: ["ironclad-bash+", "ironclad-strike"] } })
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-bash+", "ironclad-strike+"])
  isOver(table, "neow-08")
})
