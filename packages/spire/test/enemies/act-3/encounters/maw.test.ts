// The Maw, and the form that ascension brings.

import { expect, test } from "vitest"
import { actedIn, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test("makes everybody vulnerable, bites three times, grows, and bites hard", () => {
  expect(byCube("a3-maw", 4)).toEqual([
    "p1: vulnerable 1; p2: vulnerable 1",
    "p1: hit 2, hit 2, hit 2",
    "itself: strength 2",
    "p1: hit 6",
  ])
})

test("from ascension 7 on hits everybody at first, and harder at the end", () => {
  expect(byCube("a3-maw-a7", 4)).toEqual([
    "p1: hit 2, vulnerable 1; p2: hit 2, vulnerable 1",
    "p1: hit 2, hit 2",
    "itself: strength 2",
    "p1: hit 8",
  ])
})

test.each(["a3-maw", "a3-maw-a7"])("%s acts last on its first slot alone", (maw) => {
  const beside = (cube: number): ReturnType<typeof combat> =>
    combat({
      p1: { hp: 50, maxHp: 50 },
      enemies: [maw, "s3-cultist", "s3-dagger"],
      conditions: [{ cube }],
    })
  expect(actedIn(endTurn(beside(1)))).toEqual(["s3-cultist", "s3-dagger", maw])
  expect(actedIn(endTurn(beside(2)))).toEqual([maw, "s3-cultist", "s3-dagger"])
})

test("never comes back to its first slot", () => {
  const table = combat({ p1: { hp: 90, maxHp: 90 }, enemies: ["a3-maw"] })
  expect([1, 2, 3, 4, 5].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 4, 2, 3])
})

test("comes alone, with 28 HP", () => {
  expect([hpOf("a3-maw"), hpOf("a3-maw-a7")]).toEqual([
    [28, 28, 28, 28],
    [28, 28, 28, 28],
  ])
  expect(companyOf(meeting("a3-maw"), "a3-maw")).toEqual([])
  expect(companyOf(meeting("a3-maw-a7", 1, { ascension: 7 }), "a3-maw-a7")).toEqual([])
})
