// Book of Stabbing, whose attacks leave those dazed whom they have hurt, and the forms that ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../../../support/table.ts"

const forms = ["e2-book-of-stabbing", "e2-book-of-stabbing-a1", "e2-book-of-stabbing-a12"]
const both = "p1: hit 1, hit 1, daze 1; p2: hit 1, hit 1, daze 1; itself: strength 1"
const one = (amount: number): string => `p1: hit ${amount}, daze 1; itself: strength 1`

test("stabs all twice, then one hard; from ascension 1 on the other way round, from 12 on harder", () => {
  expect(byCube("e2-book-of-stabbing", 2)).toEqual([both, one(3)])
  expect(byCube("e2-book-of-stabbing-a1", 2)).toEqual([one(3), both])
  expect(byCube("e2-book-of-stabbing-a12", 2)).toEqual([one(4), both])
})

test("goes from one to the other, each time with more strength", () => {
  const table = combat({ p1: { hp: 90, maxHp: 90 }, enemies: ["e2-book-of-stabbing"] })
  const trace = [1, 2, 3].map(() => {
    const { cube, strength } = enemyOf(endTurn(table))
    return [cube, strength]
  })
  expect(trace).toEqual([
    [2, 1],
    [1, 2],
    [2, 3],
  ])
})

test("has HP for each player, and stands alone in the bottom row", () => {
  expect(forms.map(hpOf)).toEqual([
    [30, 60, 90, 120],
    [35, 70, 105, 140],
    [36, 74, 118, 162],
  ])
  expect(rowsOf(meeting("e2-book-of-stabbing", 2))).toEqual([["e2-book-of-stabbing"], [], []])
})

describe("whoever is hurt gains a Daze", () => {
  const dazeDeck = Array.from({ length: 4 }, () => "status-daze")
  const stabbed = (blocks: number[], hits: { strength?: number; cube?: number } = {}) =>
    endTurn(
      combat({
        p1: { hp: 20, block: blocks[0] },
        p2: { hp: 20, block: blocks[1] },
        enemies: ["e2-book-of-stabbing"],
        conditions: [hits],
        dazeDeck,
      }),
    )
  const dazes = (table: ReturnType<typeof combat>): number[] =>
    [1, 2].map((seat) => cardsIn(table, `p${seat}.hand`).filter((card) => card === "status-daze").length)

  rule("STS-Q-48", "one of each attack, however many hits got through, and none whose block has held", () => {
    expect(dazes(stabbed([0, 2]))).toEqual([1, 0])
    // The second hit alone.
    expect(dazes(stabbed([1, 0]))).toEqual([1, 1])
    expect(dazes(stabbed([20, 20], { strength: 3 }))).toEqual([0, 0])
  })

  test("by an action on one player, that one alone", () => {
    expect(dazes(stabbed([0, 0], { cube: 2 }))).toEqual([1, 0])
  })

  rule("STS-Q-48", "also where no HP are lost of what got through", () => {
    const table = combat({
      p1: { hp: 9, powers: ["defect-buffer"] },
      enemies: ["e2-book-of-stabbing"],
      conditions: [{ cube: 2 }],
      dazeDeck,
    })
    endTurn(table)
    expect(playerOf(table, 1).hp).toBe(9)
    expect(cardsIn(table, "p1.hand")).toEqual(["status-daze"])
  })
})
