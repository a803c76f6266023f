// Neow 6: one card less, another one, or a relic for blood.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers, revealAll } from "../support/neow.ts"

offers("neow-06", "remove", "transform")

test("3: gives a relic for 2 HP", () => {
  const table = blessed("neow-06", { relicDeck: ["anchor", "lantern"] })
  choose(table, 3)
  revealAll(table)
  table.p1.take("anchor").p1.pick("done")
  table.p1.has("items", "anchor")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-bash"])
  expect(climberOf(table).hp).toBe(8)
  isOver(table, "neow-06")
})

test("3: whoever has no more than 2 HP dies of it", () => {
  const table = blessed("neow-06", { p1: { hp: 2, deck: [] } })
  choose(table, 3)
  table.p1.pick("done")
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
