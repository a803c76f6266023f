// Spheric Guardian, and the form that an ascension brings.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf, refsIn } from "../../../support/table.ts"

const forms = ["a2-spheric-guardian", "a2-spheric-guardian-a7"]

test.each(forms)("%s hits and gains block, then hits harder", (guardian) => {
  expect(byCube(guardian, 2)).toEqual(["p1: hit 2; itself: block 5", "p1: hit 5"])
})

test.each(forms)("%s starts with 10 block, once", (guardian) => {
  const table = meeting(guardian, 1, guardian === forms[0] ? {} : { ascension: 7 })
  const [ref] = refsIn(table, "enemies")
  expect(table.state.objects.find((each) => each.ref === ref)?.data).toMatchObject({ hp: 5, block: 10 })
})

test("keeps its block from turn to turn", () => {
  const table = combat({
    p1: { hp: 50, maxHp: 50 },
    enemies: ["a2-spheric-guardian"],
    conditions: [{ block: 10 }],
  })
  expect([1, 2, 3].map(() => enemyOf(endTurn(table)).block)).toEqual([15, 15, 20])
})

test("has 5 HP; from ascension 7 on a sentry comes with it", () => {
  expect(forms.map((guardian) => hpOf(guardian)[0])).toEqual([5, 5])
  expect(companyOf(meeting(forms[0]), forms[0])).toEqual([])
  expect(companyOf(meeting(forms[1], 1, { ascension: 7 }), forms[1])).toEqual(["s2-sentry-a-a7"])
})
