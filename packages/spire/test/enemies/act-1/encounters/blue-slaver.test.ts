// Blue Slaver.

import { expect, test } from "vitest"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, playerOf } from "../../../support/table.ts"

test("does as the die says", () => {
  expect(byDie("a1-blue-slaver")).toEqual({
    "1-2": "p1: hit 2, weak 1",
    "3-4": "p1: hit 3",
    "5-6": "p1: hit 2, daze 1",
  })
})

test("comes alone, with 10 HP", () => {
  expect(hpOf("a1-blue-slaver")).toEqual([10, 10, 10, 10])
  expect(companyOf(meeting("a1-blue-slaver"), "a1-blue-slaver")).toEqual([])
})

test("its weak does not count for the hit that comes before it", () => {
  const table = combat({ p1: { hp: 9, weak: 3 }, enemies: ["a1-blue-slaver"], die: 1 })
  endTurn(table)
  expect(playerOf(table, 1)).toMatchObject({ hp: 7, weak: 3 })
})
