// The Darklings that come with another.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

const [chomp, harden, nip] = ["p1: hit 2, hit 2", "itself: strength 1, block 3", "p1: hit 3; itself: heals 2"]

test.each([
  ["s3-darkling-1", { "1-2": harden, "3-4": nip, "5-6": chomp }],
  ["s3-darkling-2", { "1-2": nip, "3-4": chomp, "5-6": harden }],
])("%s does as the die says, and has 8 HP", (darkling, actions) => {
  expect(byDie(darkling, { hp: 4 })).toEqual(actions)
  expect(hpOf(darkling)).toEqual([8, 8, 8, 8])
})
