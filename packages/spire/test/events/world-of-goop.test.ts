// World of Goop: gold for blood, a relic with a Curse, or nothing but what sticks.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act1-world-of-goop-a3"

test("3 gold for 2 HP", () => {
  const table = meeting(ID)
  choose(table, 1)
  expect(climberOf(table)).toMatchObject({ gold: 3, hp: 3 })
  isOver(table, ID)
})

test("the last HP can go", () => {
  const table = meeting(ID, { p1: { hp: 2 } })
  choose(table, 1)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})

test("a relic and a Curse", () => {
  const table = meeting(ID, { p1: { deck: [] } })
  choose(table, 2)
  takeAll(table)
  table.p1.has("items", "anchor").p1.has("deck", "curse-doubt")
  isOver(table, ID)
})

test("without Curses left, the relic alone", () => {
  const table = meeting(ID, { p1: { deck: [] }, curseDeck: [] })
  choose(table, 2)
  takeAll(table)
  table.p1.has("items", "anchor").p1.has("deck")
})

test.each([
  [3, 2],
  [0, 0],
])("whoever leaves with %i gold has %i", (gold, left) => {
  const table = meeting(ID, { p1: { gold } })
  choose(table, 3)
  expect(climberOf(table)).toMatchObject({ gold: left, hp: 5 })
  isOver(table, ID)
})
