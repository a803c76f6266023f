// The Jaw Worms that come with another.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

const [bite, bellow, thrash] = ["p1: hit 4", "itself: strength 1, block 3", "p1: hit 3; itself: block 1"]

test.each([
  ["s3-jaw-worm-1", { "1-2": bite, "3-4": bellow, "5-6": thrash }],
  ["s3-jaw-worm-2", { "1-2": thrash, "3-4": bite, "5-6": bellow }],
])("%s does as the die says, and has 10 HP", (worm, actions) => {
  expect(byDie(worm)).toEqual(actions)
  expect(hpOf(worm)).toEqual([10, 10, 10, 10])
})
