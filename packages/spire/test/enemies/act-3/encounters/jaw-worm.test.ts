// Jaw Worm of Act III.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("does as the die says", () => {
  expect(byDie("a3-jaw-worm")).toEqual({
    "1-2": "itself: strength 1, block 3",
    "3-4": "p1: hit 3; itself: block 1",
    "5-6": "p1: hit 4",
  })
})

test("has 10 HP, and two more of them come with it", () => {
  expect(hpOf("a3-jaw-worm")).toEqual([10, 10, 10, 10])
  expect(companyOf(meeting("a3-jaw-worm"), "a3-jaw-worm").toSorted()).toEqual([
    "s3-jaw-worm-1",
    "s3-jaw-worm-2",
  ])
})
