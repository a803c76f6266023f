// Fungi Beast that comes with another.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { combat, playerOf } from "../../../support/table.ts"

test("does as the die says, and has 5 HP", () => {
  expect(byDie("s1-fungi-beast")).toEqual({
    "1-2": "itself: strength 2",
    "3-4": "p1: hit 2",
    "5-6": "p1: hit 1; p2: hit 1; itself: strength 1",
  })
  expect(hpOf("s1-fungi-beast")).toEqual([5, 5, 5, 5])
})

test("when it dies, the player in its row becomes vulnerable, whoever has killed it", () => {
  const table = combat({
    p1: { hand: ["ironclad-strike"] },
    p2: {},
    enemies: ["s1-fungi-beast", "first-cultist"],
    conditions: [{ hp: 1, row: 1 }],
  })
  table.p1.play("ironclad-strike", "s1-fungi-beast")
  expect([playerOf(table, 1).vulnerable, playerOf(table, 2).vulnerable]).toEqual([0, 1])
})
