// The large slimes that a boss leaves behind.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

const [weakening, hit, slimy] = ["p1: hit 1, weak 2", "p1: hit 4", "p1: hit 3, slimed 2"]

test.each([
  ["s1-large-slime-1", { "1-2": weakening, "3-4": hit, "5-6": slimy }],
  ["s1-large-slime-2", { "1-2": hit, "3-4": slimy, "5-6": weakening }],
  ["s1-large-slime-3", { "1-2": slimy, "3-4": weakening, "5-6": hit }],
])("%s does as the die says, and has 10 HP", (slime, actions) => {
  expect(byDie(slime)).toEqual(actions)
  expect(hpOf(slime)).toEqual([10, 10, 10, 10])
})
