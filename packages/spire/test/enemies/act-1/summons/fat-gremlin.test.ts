// Fat Gremlin.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

test("hits everybody every turn, and has 3 HP", () => {
  expect(byDie("s1-fat-gremlin")).toEqual({ "1-6": "p1: hit 1; p2: hit 1" })
  expect(hpOf("s1-fat-gremlin")).toEqual([3, 3, 3, 3])
})
