// Shelled Parasite, and the form that an ascension brings.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test.each(["a2-shelled-parasite", "a2-shelled-parasite-a7"])("%s hits behind its shell", (parasite) => {
  expect(byCube(parasite, 3)).toEqual([
    "p1: hit 4; itself: block 2",
    "p1: hit 3, vulnerable 1; itself: block 2",
    "p1: hit 2; p2: hit 2; itself: block 2",
  ])
})

test("does not go back to its first action", () => {
  const table = combat({ p1: { hp: 50, maxHp: 50 }, enemies: ["a2-shelled-parasite"] })
  expect([1, 2, 3].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 2])
})

test("comes alone, with 18 HP; from ascension 7 on with 16 HP and a fungi beast", () => {
  expect([hpOf("a2-shelled-parasite"), hpOf("a2-shelled-parasite-a7")]).toEqual([
    [18, 18, 18, 18],
    [16, 16, 16, 16],
  ])
  expect(companyOf(meeting("a2-shelled-parasite"), "a2-shelled-parasite")).toEqual([])
  const risen = meeting("a2-shelled-parasite-a7", 1, { ascension: 7 })
  expect(companyOf(risen, "a2-shelled-parasite-a7")).toEqual(["s2-fungi-beast-a7"])
})
