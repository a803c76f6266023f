// Exploder that comes with a Repulsor.

import { expect, test } from "vitest"
import { byCube, hpOf } from "../../../support/enemy-turn.ts"

test("hits, waits and dies hitting everybody, and has 8 HP", () => {
  expect(byCube("s3-exploder", 3)).toEqual(["p1: hit 3", "", "p1: hit 10; p2: hit 10; itself: dies"])
  expect(hpOf("s3-exploder")).toEqual([8, 8, 8, 8])
})
