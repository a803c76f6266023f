// Repulsor that comes with an Exploder.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

test("hits or dazes, as the die says, and has 7 HP", () => {
  expect(byDie("s3-repulsor")).toEqual({ "1-3": "p1: hit 3", "4-6": "p1: hit 1, daze 2" })
  expect(hpOf("s3-repulsor")).toEqual([7, 7, 7, 7])
})
