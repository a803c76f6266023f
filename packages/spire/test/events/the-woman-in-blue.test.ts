// The Woman in Blue: potions for those who pay, and a blow for whoever does not.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"

const ID = "act2-woman-in-blue"

test("sells a potion for 1 gold", () => {
  const table = meeting(ID, { p1: { gold: 2 } })
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "block-potion")
  expect(climberOf(table).gold).toBe(1)
  isOver(table, ID)
})

test("sells two potions for 2", () => {
  const table = meeting(ID, { p1: { gold: 2 } })
  choose(table, 2)
  takeAll(table)
  table.p1.has("items", "block-potion", "fire-potion")
  expect(climberOf(table).gold).toBe(0)
  isOver(table, ID)
})

test("hits whoever leaves", () => {
  const table = meeting(ID, { p1: { gold: 1 } })
  table.p1.cannot(optionOf(table, 2), "cannot-pay")
  choose(table, 3)
  expect(climberOf(table)).toMatchObject({ hp: 4, gold: 1 })
  isOver(table, ID)
})

test("another player's gold buys as well", () => {
  const table = meeting(ID, { p2: { hp: 5, gold: 2 } })
  table.p1.cannot(`option:${ID}`, "cannot-pay").p2.pick("offer=1")
  choose(table, 1)
  takeAll(table)
  choose(table, 1, 2)
  takeAll(table, 2)
  table.p1.has("items", "block-potion").p2.has("items", "fire-potion")
  expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([0, 0])
  isOver(table, ID)
})
