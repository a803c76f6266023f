// Neow 7: more gold, a rare card, or all gold for a choice of rares.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { blessed, isOver, offers, revealAll } from "../support/neow.ts"

offers("neow-07", "gold", "rare")

test("3: gives a rare reward for 3 gold", () => {
  const table = blessed("neow-07", {
    p1: { rares: ["ironclad-feed", "ironclad-impervious", "ironclad-offering"] },
  })
  choose(table, 3)
  revealAll(table)
  table.p1.take("ironclad-impervious").p1.pick("done")
  expect(cardsIn(table, "p1.rares")).toEqual(["ironclad-offering", "ironclad-feed"])
  expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-bash", "ironclad-impervious"])
  expect(climberOf(table).gold).toBe(0)
  isOver(table, "neow-07")
})

test("3: whoever has less gold loses what there is", () => {
  const table = blessed("neow-07", { p1: { gold: 1, deck: [] } })
  choose(table, 3)
  table.p1.pick("done")
  expect(climberOf(table).gold).toBe(0)
  isOver(table, "neow-07")
})
