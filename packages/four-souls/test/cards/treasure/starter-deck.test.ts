// Starter Deck: loot 2 at the end of a turn for a hand of 8 or more.

import { expect, test } from "vitest"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const cards = (many: number): string[] => Array.from({ length: many }, () => "two-cents")
const ended = (many: number, more: object = {}): Play =>
  fourSoulsTable({ p1: { board: ["starter-deck"], hand: cards(many) }, ...more })
    .p1.end()
    .allPass()

test.each([
  [7, 7],
  [8, 10],
])("%i cards in hand become %i", (held, then) => {
  expect(cardsIn(ended(held), "p1.hand")).toHaveLength(then)
})

test("more than 10 do not stay", () => {
  const table = ended(8, { p1: { board: ["starter-deck"], hand: [...cards(8), "bomb"] } })
  table.p1.isAsked("discard").p1.pick("bomb").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(10)
})

test("what counts is the hand as it resolves", () => {
  const table = fourSoulsTable({ p1: { board: ["starter-deck"], hand: [...cards(7), "bomb"], plays: 1 } })
  table.p1.end().p1.pass().p2.pass().p1.play("bomb", "p2").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(7)
})

test("not at the end of others' turns", () => {
  const table = fourSoulsTable({ p2: { board: ["starter-deck"], hand: cards(8) } })
  table.p1.end().allPass()
  // The loot of the next turn's beginning is all that has come.
  expect(cardsIn(table, "p2.hand")).toHaveLength(9)
})
