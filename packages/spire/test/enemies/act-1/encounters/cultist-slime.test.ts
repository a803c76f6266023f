// Cultist with a spike slime.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("hits and grows every turn", () => {
  expect(byDie("a1-cultist-slime")).toEqual({ "1-6": "p1: hit 1; itself: strength 1" })
})

test("has 9 HP, and a spike slime comes with it", () => {
  expect(hpOf("a1-cultist-slime")).toEqual([9, 9, 9, 9])
  expect(companyOf(meeting("a1-cultist-slime"), "a1-cultist-slime")).toEqual([
    expect.stringMatching(/^s1-spike-slime-/),
  ])
})
