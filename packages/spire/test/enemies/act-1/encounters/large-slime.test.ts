// Large Slime of the encounters, and the form that ascension brings.

import { expect, test } from "vitest"
import { actedIn, actionOf, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const summons = ["s1-acid-slime-2"]

test("hits everybody, dazes, and calls an acid slime", () => {
  expect(byCube("a1-large-slime", 3, { summons })).toEqual([
    "p1: hit 1; p2: hit 1",
    "p1: hit 4, daze 1",
    "itself: calls s1-acid-slime-2",
  ])
})

test("from ascension 7 on hits harder and dazes more", () => {
  expect(byCube("a1-large-slime-a7", 3, { summons })).toEqual([
    "p1: hit 2; p2: hit 2",
    "p1: hit 4, daze 2",
    "itself: calls s1-acid-slime-2",
  ])
})

test("calls nobody if no acid slime is left", () => {
  expect(actionOf("a1-large-slime", { cube: 3, summons: ["s1-spike-slime-1"] })).toBe("")
})

test("what it calls stands in its row to the right and acts only in the next turn", () => {
  const table = combat({
    p1: { hp: 10 },
    p2: { hp: 10 },
    enemies: ["a1-large-slime"],
    conditions: [{ cube: 3, row: 1 }],
    summons,
  })
  expect(actedIn(endTurn(table))).toEqual(["a1-large-slime"])
  expect(rowsOf(table)[1]).toEqual(["a1-large-slime", "s1-acid-slime-2"])
})

test("goes round its three slots", () => {
  const table = combat({ p1: { hp: 30 }, enemies: ["a1-large-slime"] })
  expect([1, 2, 3, 4].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 1, 2])
})

test("comes alone, with 8 HP, or 9 from ascension 7 on", () => {
  expect([hpOf("a1-large-slime"), hpOf("a1-large-slime-a7")]).toEqual([
    [8, 8, 8, 8],
    [9, 9, 9, 9],
  ])
  expect(companyOf(meeting("a1-large-slime"), "a1-large-slime")).toEqual([])
  expect(companyOf(meeting("a1-large-slime-a7", 1, { ascension: 7 }), "a1-large-slime-a7")).toEqual([])
})
