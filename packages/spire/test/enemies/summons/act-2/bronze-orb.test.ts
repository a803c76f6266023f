// The four bronze orbs.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

// Without the automaton there is nobody to protect.
const [hit, weaken, protect] = ["p1: hit 3", "p1: hit 2, weak 1", ""]

test.each([
  ["s2-bronze-orb-1", [hit, weaken, protect]],
  ["s2-bronze-orb-2", [weaken, protect, hit]],
  ["s2-bronze-orb-3", [hit, protect, weaken]],
  ["s2-bronze-orb-4", [protect, hit, weaken]],
])("%s does as the die says, and has 19 HP", (orb, actions) => {
  expect(Object.values(byDie(orb))).toEqual(actions)
  expect(Object.keys(byDie(orb))).toEqual(["1-2", "3-4", "5-6"])
  expect(hpOf(orb)).toEqual([19, 19, 19, 19])
})
