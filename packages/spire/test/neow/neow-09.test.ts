// Neow 9: another card, some gold, or two cards less for blood.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-09", "transform", "gold")

test("3: removes 2 cards for 3 HP", () => {
  const table = blessed("neow-09", { p1: { deck: ["ironclad-strike", "ironclad-bash", "ironclad-defend"] } })
  choose(table, 3)
  table.p1.pick("ironclad-strike", "ironclad-defend")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-bash"])
  expect(climberOf(table).hp).toBe(7)
  isOver(table, "neow-09")
})

test("3: whoever has no more than 3 HP dies of it", () => {
  const table = blessed("neow-09", { p1: { hp: 3, deck: [] } })
  choose(table, 3)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})

test("3: removes the only card there is", () => {
  const table = blessed("neow-09", { p1: { deck: ["ironclad-bash"] } })
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual([])
  isOver(table, "neow-09")
})
