// The four acid slimes.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

const [hit, weak, both] = ["p1: hit 2", "p1: weak 1", "p1: hit 2, daze 1"]

test.each([
  ["s1-acid-slime-1", [hit, weak, both]],
  ["s1-acid-slime-2", [both, hit, weak]],
  ["s1-acid-slime-3", [weak, both, hit]],
  ["s1-acid-slime-4", [weak, hit, both]],
])("%s does as the die says, and has 5 HP", (slime, actions) => {
  expect(Object.values(byDie(slime))).toEqual(actions)
  expect(Object.keys(byDie(slime))).toEqual(["1-2", "3-4", "5-6"])
  expect(hpOf(slime)).toEqual([5, 5, 5, 5])
})
