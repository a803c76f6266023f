// Looter of Act II.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { cardsIn, combat } from "../../../support/table.ts"

test("hits twice, takes gold and is gone", () => {
  expect(byCube("a2-looter", 3)).toEqual([
    "p1: hit 2",
    "p1: hit 3; itself: block 1",
    "p1: gold -2; itself: gone",
  ])
})

test("has 10 HP, and a mugger comes with it", () => {
  expect(hpOf("a2-looter")).toEqual([10, 10, 10, 10])
  expect(companyOf(meeting("a2-looter"), "a2-looter")).toEqual(["s2-mugger"])
})

test("leaves the mugger behind, which goes a turn later with its own share; then the combat is over", () => {
  const table = combat({
    p1: { hp: 50, maxHp: 50, gold: 9 },
    enemies: ["a2-looter", "s2-mugger"],
    conditions: [{ cube: 3 }, { cube: 3 }],
    options: { room: "encounter", firstAct: 2 },
  })
  endTurn(table)
  expect(cardsIn(table, "enemies")).toEqual(["s2-mugger"])
  endTurn(table)
  expect(table.told("loseGold")).toMatchObject([{ amount: 2 }, { amount: 2 }])
  expect(table.told("combatEnds")).toHaveLength(1)
  // What it leaves in the upper left corner is gained all the same.
  expect(table.told("reward")).toHaveLength(1)
})
