// Iron Wave: a hit and a block; upgraded, one of them is 2.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("a hit and a block", () => {
  const table = combat({ p1: { hand: ["ironclad-iron-wave"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-iron-wave", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).block, playerOf(table, 1).energy]).toEqual([8, 1, 2])
})

test.each([
  ["~hit", 7, 1],
  ["~block", 8, 2],
])("upgraded, its player chooses: %s", (way, hp, block) => {
  const table = combat({ p1: { hand: ["ironclad-iron-wave+"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-iron-wave+", way, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).block, playerOf(table, 1).energy]).toEqual([hp, block, 2])
})

test("played twice, each may be another way", () => {
  const table = combat({ p1: { hand: ["ironclad-iron-wave+"], twiceAttacks: 1 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-iron-wave+", "~hit", "first-cultist").p1.pick("block")
  expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([6, 3])
})
