// Mugger that comes with a looter.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { cardsIn, combat } from "../../../support/table.ts"

test("hits three times, takes gold and is gone", () => {
  expect(byCube("s2-mugger", 4)).toEqual([
    "p1: hit 2; itself: block 1",
    "p1: hit 2",
    "p1: hit 4; itself: block 2",
    "p1: gold -2; itself: gone",
  ])
})

test("has 12 HP, and goes through its four slots once", () => {
  expect(hpOf("s2-mugger")).toEqual([12, 12, 12, 12])
  const table = combat({ p1: { hp: 50, maxHp: 50, gold: 5 }, enemies: ["s2-mugger", "s2-cultist"] })
  const there = [1, 2, 3, 4].map(() => cardsIn(endTurn(table), "enemies").includes("s2-mugger"))
  expect(there).toEqual([true, true, true, false])
})
