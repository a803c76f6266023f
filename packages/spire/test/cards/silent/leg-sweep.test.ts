// Leg Sweep: weak and block.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-leg-sweep", 3],
  ["silent-leg-sweep+", 4],
])("%s weakens an enemy and blocks", (card, block) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).weak, enemyOf(table).hp]).toEqual([1, 9])
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 1, attacks: 0 })
})

test("an enemy that cannot be weaker leaves the block", () => {
  const table = combat({
    p1: { hand: ["silent-leg-sweep"] },
    enemies: ["first-cultist"],
    conditions: [{ weak: 3 }],
  })
  table.p1.play("silent-leg-sweep", "first-cultist")
  expect([enemyOf(table).weak, playerOf(table, 1).block]).toEqual([3, 3])
})
