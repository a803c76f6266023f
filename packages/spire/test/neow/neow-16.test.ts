// Neow 16: a colorless card, one card less, or a choice of rares for blood.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers, revealAll } from "../support/neow.ts"

offers("neow-16", "colorless", "remove")

test("3: gives a rare reward for 2 HP", () => {
  const table = blessed("neow-16", {
    p1: { rares: ["ironclad-feed", "ironclad-impervious", "ironclad-offering"] },
  })
  choose(table, 3)
  revealAll(table)
  table.p1.take("ironclad-impervious").p1.pick("done")
  expect(cardsIn(table, "p1.rares")).toEqual(["ironclad-offering", "ironclad-feed"])
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-bash", "ironclad-impervious"])
  expect(climberOf(table).hp).toBe(8)
  isOver(table, "neow-16")
})

test("3: whoever has no more than 2 HP dies of it", () => {
  const table = blessed("neow-16", { p1: { hp: 2, deck: [] } })
  choose(table, 3)
  table.p1.pick("done")
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
