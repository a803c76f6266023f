// Neow 13: one card less, another one, or two others for blood.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers } from "../support/neow.ts"

offers("neow-13", "remove", "transform")

test("3: transforms 2 cards for 3 HP", () => {
  const table = blessed("neow-13", {
    p1: {
      deck: ["ironclad-strike", "ironclad-bash", "ironclad-defend"],
      rewards: ["ironclad-anger", "ironclad-clash"],
    },
  })
  choose(table, 3)
  table.p1.pick("ironclad-strike", "ironclad-defend")
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-bash", "ironclad-anger", "ironclad-clash"])
  expect(climberOf(table).hp).toBe(7)
  isOver(table, "neow-13")
})

test("3: whoever has no more than 3 HP dies of it", () => {
  const table = blessed("neow-13", { p1: { hp: 3, deck: [] } })
  choose(table, 3)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})

test("3: transforms the only card there is", () => {
  const table = blessed("neow-13", { p1: { deck: ["ironclad-bash"], rewards: ["ironclad-anger"] } })
  choose(table, 3)
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-anger"])
  isOver(table, "neow-13")
})
