// Red Slaver.

import { expect, test } from "vitest"
import { actedIn, byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat } from "../../../support/table.ts"

test("does as the die says", () => {
  expect(byDie("a1-red-slaver")).toEqual({
    "1-2": "p1: hit 2, daze 1",
    "3-4": "p1: hit 2, vulnerable 1",
    "5-6": "p1: hit 3",
  })
})

test.each([
  [1, ["a1-red-slaver", "first-cultist"]],
  [3, ["first-cultist", "a1-red-slaver"]],
  [4, ["first-cultist", "a1-red-slaver"]],
  [5, ["a1-red-slaver", "first-cultist"]],
])("on a %i it acts in this order: %j", (die, order) => {
  const table = combat({ p1: { hp: 10 }, enemies: ["a1-red-slaver", "first-cultist"], die })
  expect(actedIn(endTurn(table))).toEqual(order)
})

test("comes alone, with 10 HP", () => {
  expect(hpOf("a1-red-slaver")).toEqual([10, 10, 10, 10])
  expect(companyOf(meeting("a1-red-slaver"), "a1-red-slaver")).toEqual([])
})
