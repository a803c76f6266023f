// Fungi Beast of the encounters.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, playerOf } from "../../../support/table.ts"

test("does as the die says", () => {
  expect(byDie("a1-fungi-beast")).toEqual({
    "1-2": "p1: hit 2",
    "3-4": "p1: hit 1; p2: hit 1; itself: strength 1",
    "5-6": "itself: strength 2",
  })
})

test("has 6 HP, and another one comes with it", () => {
  expect(hpOf("a1-fungi-beast")).toEqual([6, 6, 6, 6])
  expect(companyOf(meeting("a1-fungi-beast"), "a1-fungi-beast")).toEqual(["s1-fungi-beast"])
})

test("when it dies, the player in its row becomes vulnerable, whoever has killed it", () => {
  const table = combat({
    p1: { hand: ["ironclad-strike"] },
    p2: {},
    enemies: ["a1-fungi-beast", "first-cultist"],
    conditions: [{ hp: 1, row: 1 }],
  })
  table.p1.play("ironclad-strike", "a1-fungi-beast")
  expect([playerOf(table, 1).vulnerable, playerOf(table, 2).vulnerable]).toEqual([0, 1])
})
