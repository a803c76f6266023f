// Small Slime of the first encounters.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("hits its row every turn", () => {
  expect(byDie("first-small-slime")).toEqual({ "1-6": "p1: hit 1" })
})

test("has 3 HP, and an acid slime comes with it", () => {
  expect(hpOf("first-small-slime")).toEqual([3, 3, 3, 3])
  expect(companyOf(meeting("first-small-slime"), "first-small-slime")).toEqual([
    expect.stringMatching(/^s1-acid-slime-/),
  ])
})
