// Repulsor of the encounters, and the form that ascension brings.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test.each(["a3-repulsor", "a3-repulsor-a7"])("%s dazes or hits, and has 7 HP", (repulsor) => {
  expect(byDie(repulsor)).toEqual({ "1-3": "p1: hit 1, daze 2", "4-6": "p1: hit 3" })
  expect(hpOf(repulsor)).toEqual([7, 7, 7, 7])
})

test("comes with an Exploder and a Spiker; from ascension 7 on with a Spheric Guardian instead of that", () => {
  expect(companyOf(meeting("a3-repulsor"), "a3-repulsor")).toEqual([
    "s3-exploder",
    expect.stringMatching(/^s3-spiker-/),
  ])
  expect(companyOf(meeting("a3-repulsor-a7", 1, { ascension: 7 }), "a3-repulsor-a7")).toEqual([
    "s3-exploder",
    "s3-spheric-guardian-a7",
  ])
})
