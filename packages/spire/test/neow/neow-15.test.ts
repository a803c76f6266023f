// Neow 15: a colorless card, another card, or gold for blood.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-15", "colorless", "transform")

test("3: gives 10 gold for 2 HP", () => {
  const table = blessed("neow-15")
  choose(table, 3)
  expect(climberOf(table).gold).toBe(13)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-bash"])
  expect(climberOf(table).hp).toBe(8)
  isOver(table, "neow-15")
})

test("3: whoever has no more than 2 HP dies of it", () => {
  const table = blessed("neow-15", { p1: { hp: 2, deck: [] } })
  choose(table, 3)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
