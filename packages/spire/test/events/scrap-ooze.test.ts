// Scrap Ooze: something in the ooze, for whoever reaches in often enough.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, takeAll } from "../support/events.ts"

const ID = "act1-scrap-ooze-a3"

test("5 or 6: a relic for 1 HP", () => {
  const table = meeting(ID, { dice: [5] })
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "anchor")
  expect(climberOf(table).hp).toBe(4)
  isOver(table, ID)
})

test("3 or 4: 2 gold for 1 HP", () => {
  const table = meeting(ID, { dice: [4] })
  choose(table, 1)
  expect(climberOf(table)).toMatchObject({ hp: 4, gold: 2 })
  isOver(table, ID)
})

test("1 or 2: once more, for 1 HP more", () => {
  const table = meeting(ID, { dice: [1, 2, 3] })
  for (const hp of [4, 3]) {
    choose(table, 1)
    table.p1.isAsked("event").p1.canPickExactly(`option:${ID}`, `option:${ID}.2`)
    expect(climberOf(table).hp).toBe(hp)
  }
  choose(table, 1)
  expect(climberOf(table)).toMatchObject({ hp: 2, gold: 2 })
  isOver(table, ID)
})

test("or leaves it", () => {
  const table = meeting(ID, { dice: [1] })
  choose(table, 1)
  choose(table, 2)
  expect(climberOf(table)).toMatchObject({ hp: 4, gold: 0, chosen: 2 })
  isOver(table, ID)
})

test("nobody has to reach in at all", () => {
  const table = meeting(ID, { p2: {} })
  choose(table, 2)
  table.p1.isNotAsked()
  choose(table, 2, 2)
  expect(climberOf(table).hp).toBe(5)
  isOver(table, ID)
})

test("reaching in too often is the end", () => {
  const table = meeting(ID, { dice: [2], p1: { hp: 1 } })
  choose(table, 1)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})
