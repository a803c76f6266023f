// Sentries, and the forms that ascension brings.

import { describe, expect, test } from "vitest"
import { byCube, byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test("does as the die says", () => {
  expect(byDie("e1-sentries")).toEqual({ "1-3": "p1: hit 2", "4-6": "p1: daze 1" })
})

test("from ascension 1 on goes by its cube, from 12 on with a daze for everybody first", () => {
  expect(byCube("e1-sentries-a1", 3)).toEqual(["p1: daze 1", "p1: hit 2", "p1: daze 2"])
  expect(byCube("e1-sentries-a12", 3)).toEqual(["p1: daze 1; p2: daze 1", "p1: hit 2", "p1: daze 2"])
})

test.each(["e1-sentries-a1", "e1-sentries-a12"])("%s does not repeat its first action", (sentries) => {
  const table = combat({ p1: { hp: 50 }, enemies: [sentries] })
  expect([1, 2, 3, 4].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 2, 3])
})

test("has 7, 8 or 9 HP for any number of players", () => {
  expect(["e1-sentries", "e1-sentries-a1", "e1-sentries-a12"].map(hpOf)).toEqual([
    [7, 7, 7, 7],
    [8, 8, 8, 8],
    [9, 9, 9, 9],
  ])
})

describe.each([
  ["e1-sentries", 0],
  ["e1-sentries-a1", 1],
  ["e1-sentries-a12", 12],
])("%s", (sentries, ascension) => {
  const [a, b] = ["s1-sentry-a", "s1-sentry-b"]
  const rows = [
    [a, b, sentries],
    [a, b, a],
    [b, a, b],
    [a, b, a],
  ]

  test.each([1, 2, 3, 4])("fills each row of %i with three sentries, two kinds in turn", (players) => {
    expect(rowsOf(meeting(sentries, players, { ascension }))).toEqual([...rows.slice(0, players), []])
  })
})
