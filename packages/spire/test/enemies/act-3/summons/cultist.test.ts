// Cultist of the Awakened One.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

test("hits and grows every turn, and has 9 HP", () => {
  expect(byDie("s3-cultist")).toEqual({ "1-6": "p1: hit 1; itself: strength 1" })
  expect(hpOf("s3-cultist")).toEqual([9, 9, 9, 9])
})
