// Those of Act II that do the same every turn, and those that an ascension brings.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { combat, playerOf } from "../../../support/table.ts"

test("a cultist hits and grows every turn, and has 9 HP", () => {
  expect(byDie("s2-cultist")).toEqual({ "1-6": "p1: hit 1; itself: strength 1" })
  expect(hpOf("s2-cultist")).toEqual([9, 9, 9, 9])
})

test("a torch head hits every turn, and has 9 HP", () => {
  expect(byDie("s2-torch-head")).toEqual({ "1-6": "p1: hit 1" })
  expect(hpOf("s2-torch-head")).toEqual([9, 9, 9, 9])
})

test("a fungi beast does as the die says, has 6 HP, and leaves spores in its row", () => {
  expect(byDie("s2-fungi-beast-a7")).toEqual({
    "1-2": "itself: strength 1",
    "3-4": "p1: hit 2",
    "5-6": "p1: hit 1; itself: strength 1",
  })
  expect(hpOf("s2-fungi-beast-a7")).toEqual([6, 6, 6, 6])
  const table = combat({
    p1: { hand: ["ironclad-strike"] },
    p2: {},
    enemies: ["s2-fungi-beast-a7", "s2-cultist"],
    conditions: [{ hp: 1, row: 1 }],
  })
  table.p1.play("ironclad-strike", "s2-fungi-beast-a7")
  expect([playerOf(table, 1).vulnerable, playerOf(table, 2).vulnerable]).toEqual([0, 1])
})

test("a sentry dazes or shoots, and has 7 HP", () => {
  expect(byDie("s2-sentry-a-a7")).toEqual({ "1-3": "p1: daze 1", "4-6": "p1: hit 3" })
  expect(hpOf("s2-sentry-a-a7")).toEqual([7, 7, 7, 7])
})
