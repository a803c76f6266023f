// Jaw Worm of the first encounters.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("does as the die says", () => {
  expect(byDie("first-jaw-worm")).toEqual({
    "1-2": "itself: strength 1, block 2",
    "3-4": "p1: hit 2; itself: block 1",
    "5-6": "p1: hit 3",
  })
})

test("comes alone, with 7 HP", () => {
  expect(companyOf(meeting("first-jaw-worm"), "first-jaw-worm")).toEqual([])
  expect(hpOf("first-jaw-worm")).toEqual([7, 7, 7, 7])
})
