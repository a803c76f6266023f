// Golden Shrine: some gold, or much of it with a curse.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act2-golden-shrine"

test("gives 2 gold", () => {
  const table = meeting(ID)
  choose(table, 1)
  expect(climberOf(table).gold).toBe(2)
  isOver(table, ID)
})

test("gives 7 gold and a Curse", () => {
  const table = meeting(ID, { p1: { deck: [] } })
  choose(table, 2)
  table.p1.has("deck", "curse-doubt")
  expect(climberOf(table).gold).toBe(7)
  isOver(table, ID)
})

test("each player chooses for themselves", () => {
  const table = meeting(ID, { p2: {} })
  choose(table, 2, 2)
  choose(table, 1)
  expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([2, 7])
  table.p2.has("deck", "curse-doubt")
  isOver(table, ID)
})
