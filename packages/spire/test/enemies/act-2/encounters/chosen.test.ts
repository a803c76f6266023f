// Chosen, with a cultist or with a byrd.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test.each(["a2-chosen-cultist", "a2-chosen-byrd"])("%s dazes everybody, then hits and grows", (chosen) => {
  expect(byCube(chosen, 3)).toEqual([
    "p1: hit 1, daze 1; p2: hit 1, daze 1",
    "p1: hit 3, daze 2",
    "p1: hit 5; itself: strength 1",
  ])
})

test("does not go back to its first action", () => {
  const table = combat({ p1: { hp: 50, maxHp: 50 }, enemies: ["a2-chosen-byrd"] })
  expect([1, 2, 3, 4].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 2, 3])
})

test("has 14 HP and brings a cultist, or 16 HP and a byrd", () => {
  expect(hpOf("a2-chosen-cultist")).toEqual([14, 14, 14, 14])
  expect(companyOf(meeting("a2-chosen-cultist"), "a2-chosen-cultist")).toEqual(["s2-cultist"])
  expect(hpOf("a2-chosen-byrd")).toEqual([16, 16, 16, 16])
  expect(companyOf(meeting("a2-chosen-byrd"), "a2-chosen-byrd")).toEqual([
    expect.stringMatching(/^s2-byrd-[123]$/),
  ])
})
