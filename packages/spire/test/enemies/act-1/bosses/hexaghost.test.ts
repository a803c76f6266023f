// Hexaghost, and the form that ascension brings.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const all = (what: string): string => `p1: ${what}; p2: ${what}`

test("burns everybody with six flames", () => {
  expect(byCube("b1-hexaghost", 6)).toEqual([
    all("hit 1, burn 1"),
    all("hit 2, hit 2, burn 1"),
    all("burn 2"),
    `${all("hit 3")}; itself: block 5`,
    all("hit 2, burn 1"),
    `${all("hit 3, hit 3, burn 2")}; itself: strength 1`,
  ])
})

test("burns hotter from ascension 10 on", () => {
  expect(byCube("b1-hexaghost-a10", 6)).toEqual([
    all("hit 1, burn 2"),
    all("hit 2, hit 2, burn 1"),
    all("burn 2"),
    `${all("hit 4")}; itself: block 5`,
    all("hit 3, burn 1"),
    `${all("hit 3, hit 3, burn 2")}; itself: strength 1`,
  ])
})

test("goes round", () => {
  const table = combat({ p1: { hp: 90, maxHp: 90 }, enemies: ["b1-hexaghost"] })
  expect([1, 2, 3, 4, 5, 6].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 4, 5, 6, 1])
})

test("has HP for each player, and stands in all rows", () => {
  expect(["b1-hexaghost", "b1-hexaghost-a10"].map(hpOf)).toEqual([
    [36, 75, 112, 150],
    [38, 80, 120, 160],
  ])
  expect(rowsOf(meeting("b1-hexaghost", 2))).toEqual([[], [], ["b1-hexaghost"]])
})
