// Unload: all shivs at once.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-unload", 1],
  ["silent-unload+", 2],
])("%s hits for 2, then throws every shiv for %i more, each at its own enemy", (card, bonus) => {
  const table = combat({ p1: { hand: [card], shivs: 2 }, enemies: ["a1-red-slaver", "a1-jaw-worm"] })
  table.p1.play(card, "a1-red-slaver").p1.isAsked("shiv-at").p1.pick("a1-jaw-worm").p1.pick("a1-red-slaver")
  expect([enemyOf(table).hp, enemyOf(table, 2).hp]).toEqual([10 - 2 - 1 - bonus, 10 - 1 - bonus])
  expect(playerOf(table, 1)).toMatchObject({ shivs: 0, attacks: 3, energy: 2 })
})

test("without shivs it is one hit", () => {
  const table = combat({ p1: { hand: ["silent-unload"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-unload", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).attacks]).toEqual([7, 1])
})

test("its own shivs alone, and they go on when the first target is dead", () => {
  const table = combat({
    p1: { hand: ["silent-unload"], shivs: 1 },
    p2: { shivs: 2 },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ hp: 2 }],
  })
  table.p1.play("silent-unload", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).shivs, playerOf(table, 2).shivs]).toEqual([5, 0, 2])
})

test("the last enemy dead in the middle ends it", () => {
  const table = combat({
    p1: { hand: ["silent-unload"], shivs: 3 },
    enemies: ["first-cultist"],
    conditions: [{ hp: 4 }],
  })
  table.p1.play("silent-unload", "first-cultist").p1.isNotAsked()
  expect(table.told("damage")).toHaveLength(2)
})
