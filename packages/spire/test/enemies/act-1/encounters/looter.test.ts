// Looter, and the form that ascension brings.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../../../support/table.ts"

test.each(["a1-looter", "a1-looter-a7"])("%s hits twice, takes gold and is gone", (looter) => {
  expect(byCube(looter, 3)).toEqual(["p1: hit 2", "p1: hit 3; itself: block 1", "p1: gold -2; itself: gone"])
})

test("takes what there is", () => {
  const table = combat({
    p1: { gold: 1 },
    enemies: ["a1-looter", "first-cultist"],
    conditions: [{ cube: 3 }],
  })
  endTurn(table)
  expect(playerOf(table, 1).gold).toBe(0)
  expect(cardsIn(table, "enemies")).toEqual(["first-cultist"])
})

test("goes through its three slots in three turns; with it the combat is over", () => {
  const table = combat({ p1: { hp: 10, gold: 3 }, enemies: ["a1-looter"] })
  endTurn(table)
  expect(enemyOf(table).cube).toBe(2)
  endTurn(table)
  expect(enemyOf(table).cube).toBe(3)
  endTurn(table)
  expect(table.told("combatEnds")).toHaveLength(1)
  expect(playerOf(table, 1)).toMatchObject({ hp: 5, gold: 1 })
})

test("comes alone, with 9 HP; from ascension 7 on with 7 HP and an acid slime", () => {
  expect([hpOf("a1-looter"), hpOf("a1-looter-a7")]).toEqual([
    [9, 9, 9, 9],
    [7, 7, 7, 7],
  ])
  expect(companyOf(meeting("a1-looter"), "a1-looter")).toEqual([])
  expect(companyOf(meeting("a1-looter-a7", 1, { ascension: 7 }), "a1-looter-a7")).toEqual([
    expect.stringMatching(/^s1-acid-slime-/),
  ])
})
