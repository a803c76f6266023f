// Twin Strike: two hits on one enemy.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-twin-strike", 7],
  ["ironclad-twin-strike+", 5],
])("%s", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist", "first-jaw-worm"] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, playerOf(table, 1).energy]).toEqual([hp, 7, 2])
})

test("the second hit on one that the first has killed is lost", () => {
  const table = combat({
    p1: { hand: ["ironclad-twin-strike"] },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("ironclad-twin-strike", "first-cultist")
  expect([cardsIn(table, "enemies"), enemyOf(table).hp]).toEqual([["first-jaw-worm"], 7])
})

test("block stops what it can of both", () => {
  const table = combat({
    p1: { hand: ["ironclad-twin-strike+"] },
    enemies: ["first-cultist"],
    conditions: [{ block: 3 }],
  })
  table.p1.play("ironclad-twin-strike+", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 8, block: 0 })
})
