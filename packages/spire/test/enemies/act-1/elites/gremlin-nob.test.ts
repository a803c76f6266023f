// Gremlin Nob, and the forms that ascension brings.

import { describe, expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf, playerOf } from "../../../support/table.ts"

const forms = ["e1-gremlin-nob", "e1-gremlin-nob-a1", "e1-gremlin-nob-a12"]

test("does nothing first, then hits everybody", () => {
  expect(byCube("e1-gremlin-nob", 2)).toEqual(["", "p1: hit 3; p2: hit 3"])
})

test("from ascension 1 on grows with each blow, from 12 on hits from the first turn", () => {
  const blow = "p1: hit 3; p2: hit 3; itself: strength 1"
  expect(byCube("e1-gremlin-nob-a1", 2)).toEqual(["", blow])
  expect(byCube("e1-gremlin-nob-a12", 2)).toEqual(["p1: hit 1; p2: hit 1", blow])
})

test("has HP for each player", () => {
  expect(forms.map(hpOf)).toEqual([
    [14, 28, 42, 56],
    [17, 35, 53, 70],
    [19, 39, 61, 85],
  ])
})

test.each(forms)("%s stays with its second action", (nob) => {
  const table = combat({ p1: { hp: 50 }, enemies: [nob] })
  expect([1, 2, 3].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 2, 2])
})

describe.each(forms)("%s is enraged", (nob) => {
  test("from the second turn on: whoever plays a skill takes damage, after it", () => {
    const table = combat({ p1: {}, p2: { hp: 9, hand: ["ironclad-defend"] }, enemies: [nob], round: 2 })
    table.p2.play("ironclad-defend")
    expect(playerOf(table, 2)).toMatchObject({ hp: 9, block: 0 })
    expect(playerOf(table, 1).hp).toBe(playerOf(table, 1).maxHp)
  })

  test("not in the first turn, and not about attacks", () => {
    const hand = ["ironclad-defend", "ironclad-strike"]
    const first = combat({ p1: { hand }, enemies: [nob], round: 1 })
    first.p1.play("ironclad-defend")
    expect(playerOf(first, 1).block).toBe(1)
    const second = combat({ p1: { hand, block: 2 }, enemies: [nob], round: 2 })
    second.p1.play("ironclad-strike", nob)
    expect(playerOf(second, 1).block).toBe(2)
  })
})

test("stands alone in the bottom row", () => {
  expect(rowsOf(meeting("e1-gremlin-nob", 2))).toEqual([["e1-gremlin-nob"], [], []])
})
