// Sensory Stone: a colorless card, or two of them for blood; where there are any.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act3-sensory-stone"
const COLORLESS = ["apparition", "blind", "finesse", "madness", "purity", "trip"].map(
  (id) => `colorless-${id}`,
)

test("brings a colorless card reward", () => {
  const table = meeting(ID, { p1: { deck: [] }, colorlessDeck: COLORLESS })
  choose(table, 1)
  takeAll(table)
  table.p1.has("deck", COLORLESS[0])
  expect(cardsIn(table, "colorlessDeck")).toHaveLength(5)
  isOver(table, ID)
})

test("brings two of them for 2 HP", () => {
  const table = meeting(ID, { p1: { deck: [] }, colorlessDeck: COLORLESS })
  choose(table, 2)
  takeAll(table)
  table.p1.has("deck", COLORLESS[0], COLORLESS[3])
  expect(climberOf(table).hp).toBe(3)
  isOver(table, ID)
})

test("each player chooses for themselves", () => {
  const table = meeting(ID, { p1: { deck: [] }, p2: {}, colorlessDeck: COLORLESS })
  choose(table, 1, 2)
  takeAll(table, 2)
  choose(table, 1)
  takeAll(table)
  table.p2.has("deck", COLORLESS[0]).p1.has("deck", COLORLESS[3])
  isOver(table, ID)
})
