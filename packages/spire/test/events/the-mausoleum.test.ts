// The Mausoleum: a relic that may be cursed.

import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act2-mausoleum-a3"

test.each([
  [3, ["curse-doubt"]],
  [4, []],
])("brings a relic, and with a %i %j", (face, curses) => {
  const table = meeting(ID, { dice: [face], p1: { deck: [] } })
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "anchor").p1.has("deck", ...curses)
  isOver(table, ID)
})

test("each player opens one, and rolls for themselves", () => {
  const table = meeting(ID, { dice: [6, 1], p1: { deck: [] }, p2: {} })
  choose(table, 1, 2)
  takeAll(table, 2)
  choose(table, 1)
  takeAll(table)
  table.p2.has("items", "anchor").p2.has("deck").p1.has("items", "lantern").p1.has("deck", "curse-doubt")
  expect(table.told("gainCurse")).toHaveLength(1)
  isOver(table, ID)
})
