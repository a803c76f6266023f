// The two Orb Walkers.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

const [laser, claw] = ["p1: hit 3, daze 1; itself: strength 1", "p1: hit 2; itself: strength 2"]

test.each([
  ["a3-orb-walker-1", { "1-3": laser, "4-6": claw }],
  ["a3-orb-walker-2", { "1-3": claw, "4-6": laser }],
])("%s does as the die says, and comes alone with 22 HP", (walker, actions) => {
  expect(byDie(walker)).toEqual(actions)
  expect(hpOf(walker)).toEqual([22, 22, 22, 22])
  expect(companyOf(meeting(walker), walker)).toEqual([])
})
