// Lagavulin, and the forms that ascension brings.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const hit = "p1: hit 4; p2: hit 4"
const weak = "p1: weak 2; p2: weak 2"

test("sleeps, hits twice, drains", () => {
  expect(byCube("e1-lagavulin", 4)).toEqual(["", hit, hit, `${weak}; itself: strength 1`])
})

test("from ascension 1 on never sleeps", () => {
  expect(byCube("e1-lagavulin-a1", 3)).toEqual([weak, hit, `${hit}; itself: strength 1`])
  expect(byCube("e1-lagavulin-a12", 3)).toEqual([weak, `${hit}; itself: strength 1`, hit])
})

test.each([
  ["e1-lagavulin", [2, 3, 4, 2, 3, 4, 2]],
  ["e1-lagavulin-a1", [2, 3, 1, 2, 3, 1, 2]],
  ["e1-lagavulin-a12", [2, 3, 1, 2, 3, 1, 2]],
])("the cube of %s goes %j", (lagavulin, slots) => {
  const table = combat({ p1: { hp: 90, maxHp: 90 }, enemies: [lagavulin] })
  expect(slots.map(() => enemyOf(endTurn(table)).cube)).toEqual(slots)
})

test("has HP for each player", () => {
  expect(["e1-lagavulin", "e1-lagavulin-a1", "e1-lagavulin-a12"].map(hpOf)).toEqual([
    [22, 44, 66, 88],
    [22, 44, 66, 88],
    [24, 49, 76, 105],
  ])
})

test("stands alone in the bottom row", () => {
  expect(rowsOf(meeting("e1-lagavulin", 3))).toEqual([["e1-lagavulin"], [], [], []])
})
