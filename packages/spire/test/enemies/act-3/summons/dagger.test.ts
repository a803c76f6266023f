// Dagger of the Reptomancer.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { cardsIn, combat, playerOf } from "../../../support/table.ts"

test("stabs, stabs harder and dies, and has 5 HP", () => {
  expect(byCube("s3-dagger", 2)).toEqual(["p1: hit 2", "p1: hit 5; itself: dies"])
  expect(hpOf("s3-dagger")).toEqual([5, 5, 5, 5])
})

test("is gone after two turns, and the others fight on", () => {
  const table = combat({ p1: { hp: 20, maxHp: 20 }, enemies: ["s3-dagger", "s3-cultist"] })
  expect(cardsIn(endTurn(table), "enemies")).toEqual(["s3-dagger", "s3-cultist"])
  expect(cardsIn(endTurn(table), "enemies")).toEqual(["s3-cultist"])
  expect(playerOf(table, 1).hp).toBe(20 - (2 + 1) - (5 + 2))
})
