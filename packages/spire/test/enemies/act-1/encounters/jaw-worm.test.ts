// Jaw Worm of the encounters, and the form that ascension brings.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("does as the die says", () => {
  expect(byDie("a1-jaw-worm")).toEqual({
    "1-2": "p1: hit 3; itself: block 1",
    "3-4": "p1: hit 4",
    "5-6": "itself: strength 1, block 2",
  })
})

test("comes alone, with 10 HP", () => {
  expect(hpOf("a1-jaw-worm")).toEqual([10, 10, 10, 10])
  expect(companyOf(meeting("a1-jaw-worm"), "a1-jaw-worm")).toEqual([])
})

test("from ascension 7 on does less and has 7 HP, but a spike slime comes with it", () => {
  expect(byDie("a1-jaw-worm-a7")).toEqual({
    "1-2": "p1: hit 2; itself: block 1",
    "3-4": "itself: strength 1, block 2",
    "5-6": "p1: hit 3",
  })
  expect(hpOf("a1-jaw-worm-a7")).toEqual([7, 7, 7, 7])
  expect(companyOf(meeting("a1-jaw-worm-a7", 1, { ascension: 7 }), "a1-jaw-worm-a7")).toEqual([
    expect.stringMatching(/^s1-spike-slime-/),
  ])
})
