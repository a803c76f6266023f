// The Joust: gold, a relic or a potion on the one that wins half of the time.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, optionOf } from "../support/events.ts"

const ID = "act2-joust"
const RICH = { gold: 2, items: ["vajra", "fire-potion", "omamori"] }

test.each([
  [3, 0],
  [4, 6],
])("2 gold on a %i: %i gold", (face, gold) => {
  const table = meeting(ID, { dice: [face], p1: RICH })
  choose(table, 1)
  expect(climberOf(table).gold).toBe(gold)
  isOver(table, ID)
})

test("a relic, of those that one has", () => {
  const table = meeting(ID, { dice: [6], p1: RICH })
  choose(table, 2)
  table.p1.isAsked("lose-relic").p1.pick("omamori").p1.has("items", "vajra", "fire-potion")
  expect(climberOf(table).gold).toBe(8)
  isOver(table, ID)
})

test("a potion", () => {
  const table = meeting(ID, { dice: [1], p1: RICH })
  choose(table, 3)
  table.p1.has("items", "vajra", "omamori")
  expect(climberOf(table).gold).toBe(2)
  isOver(table, ID)
})

rule("STS-5.5", "nobody bets what they do not have", () => {
  const table = meeting(ID, { dice: [5], p1: { gold: 1 }, p2: { items: ["fire-potion"] } })
  table.p1.isNotAsked().p2.canPick(`option:${ID}.3`)
  for (const nth of [1, 2]) table.p2.cannot(optionOf(table, nth, 2), "cannot-pay")
  choose(table, 3, 2)
  expect(climberOf(table, 2).gold).toBe(6)
  isOver(table, ID)
})
