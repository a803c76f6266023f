// Sneaky Gremlin that comes with another.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

test("hits its row every turn, and has 2 HP", () => {
  expect(byDie("s1-sneaky-gremlin")).toEqual({ "1-6": "p1: hit 2" })
  expect(hpOf("s1-sneaky-gremlin")).toEqual([2, 2, 2, 2])
})
