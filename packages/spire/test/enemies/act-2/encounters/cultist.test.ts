// Cultist with two more.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("hits and grows every turn", () => {
  expect(byDie("a2-cultist")).toEqual({ "1-6": "p1: hit 1; itself: strength 1" })
})

test("has 9 HP, and two more cultists come with it", () => {
  expect(hpOf("a2-cultist")).toEqual([9, 9, 9, 9])
  expect(companyOf(meeting("a2-cultist"), "a2-cultist")).toEqual(["s2-cultist", "s2-cultist"])
})
