// Cultist with a green louse.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("hits and grows every turn", () => {
  expect(byDie("a1-cultist-louse")).toEqual({ "1-6": "p1: hit 1; itself: strength 1" })
})

test("has 9 HP, and a green louse comes with it", () => {
  expect(hpOf("a1-cultist-louse")).toEqual([9, 9, 9, 9])
  expect(companyOf(meeting("a1-cultist-louse"), "a1-cultist-louse")).toEqual([
    expect.stringMatching(/^s1-green-louse-/),
  ])
})
