// Neow 10: a rare card, a choice of cards, or two cards less for blood.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-10", "rare", "cards")

test("3: removes 2 cards for 2 HP", () => {
  const table = blessed("neow-10", { p1: { deck: ["ironclad-strike", "ironclad-bash", "ironclad-defend"] } })
  choose(table, 3)
  table.p1.pick("ironclad-strike", "ironclad-defend")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-bash"])
  expect(climberOf(table).hp).toBe(8)
  isOver(table, "neow-10")
})

test("3: whoever has no more than 2 HP dies of it", () => {
  const table = blessed("neow-10", { p1: { hp: 2, deck: [] } })
  choose(table, 3)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})

test("3: removes the only card there is", () => {
  const table = blessed("neow-10", { p1: { deck: ["ironclad-bash"] } })
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual([])
  isOver(table, "neow-10")
})
