// The Duke of Flies: flies may take the blow.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("each time it would take damage, a 1 prevents all of it", () => {
  const table = fourSoulsTable({
    p1: {},
    monsters: ["the-duke-of-flies"],
    wounds: [3],
    dice: [3, 1, 3, 2],
  })
  attack(table, "the-duke-of-flies").allPass().p1.has("souls", "the-duke-of-flies")
  expect(table.told("damage")).toHaveLength(1)
})

test("a bomb too; the active player rolls", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { hand: ["gold-bomb"], plays: 1 },
    monsters: ["the-duke-of-flies"],
    dice: [1],
  })
  table.p1.pass().p2.play("gold-bomb", "the-duke-of-flies").allPass()
  expect([beast(table).health, table.told("rolls")]).toMatchObject([4, [{ who: 0, value: 1 }]])
})

test("every other number lets it through", () => {
  const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, monsters: ["the-duke-of-flies"], dice: [6] })
  table.p1.play("gold-bomb", "the-duke-of-flies").allPass()
  expect(beast(table).health).toBe(1)
})

test("the roll can be answered, and what counts is how it resolves", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"], board: ["book-of-belial"] },
    monsters: ["the-duke-of-flies"],
    dice: [1],
  })
  table.p1.play("bomb", "the-duke-of-flies")
  while (table.told("dice").length === 0) table.by(table.open[0].seat + 1).pass()
  table.p1.activate("book-of-belial", "~add", "item").allPass()
  expect(beast(table).health).toBe(3)
})
