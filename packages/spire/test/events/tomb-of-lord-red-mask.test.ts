// Tomb of Lord Red Mask: relics for all that the party has, or gold for those who wear the lord's mask.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act3-tomb-red-mask"
const goldOf = (table: ReturnType<typeof meeting>): number[] =>
  [1, 2].map((seat) => climberOf(table, seat).gold)

rule("STS-Q-80", "all gold of the party for a relic each", () => {
  const table = meeting(ID, { p1: { gold: 5 }, p2: { gold: 3 } })
  choose(table, 1)
  choose(table, 1, 2)
  expect(goldOf(table)).toEqual([0, 0])
  takeAll(table, 2)
  takeAll(table)
  table.p2.has("items", "anchor").p1.has("items", "lantern")
  isOver(table, ID)
})

rule("STS-Q-85", "alone, also without any gold", () => {
  const table = meeting(ID)
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "anchor")
  isOver(table, ID)
})

test("6 gold each where anybody has the mask", () => {
  const table = meeting(ID, { p1: { gold: 1 }, p2: { items: ["red-mask"] } })
  choose(table, 2, 2)
  choose(table, 2)
  expect(goldOf(table)).toEqual([7, 6])
  isOver(table, ID)
})

rule("STS-Q-85", "nothing where nobody has it", () => {
  const table = meeting(ID, { p1: { gold: 1, items: ["vajra"] }, p2: { gold: 2 } })
  choose(table, 2, 2)
  choose(table, 2)
  expect(goldOf(table)).toEqual([1, 2])
  isOver(table, ID)
})
