// Carve Reality: a hit on one or two.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

const enemies = ["first-cultist", "a1-jaw-worm", "first-cultist"]

test.each([
  ["watcher-carve-reality", 3],
  ["watcher-carve-reality+", 4],
])("%s hits two enemies for %i each, wherever they stand", (card, damage) => {
  const table = combat({ p1: { hand: [card] }, p2: {}, enemies, conditions: [{}, { row: 1, hp: 9 }, {}] })
  table.p1.play(card)
  table.p1.pick(...table.p1.options.slice(0, 2).map(({ key }) => key))
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9 - damage, 9 - damage, 9])
})

test("or one alone", () => {
  const table = combat({ p1: { hand: ["watcher-carve-reality"] }, enemies: ["first-cultist", "a1-jaw-worm"] })
  table.p1.play("watcher-carve-reality").p1.pick("first-cultist")
  expect([enemyOf(table).hp, enemyOf(table, 2).hp]).toEqual([6, 10])
})

test("the only enemy needs no choice", () => {
  const table = combat({ p1: { hand: ["watcher-carve-reality"] }, enemies: ["first-cultist"] })
  table.p1.play("watcher-carve-reality")
  expect(enemyOf(table).hp).toBe(6)
})

rule("STS-9.7", "one attack on both: each spends its own vulnerable, and one weak is spent", () => {
  const table = combat({
    p1: { hand: ["watcher-carve-reality"], weak: 2 },
    enemies: ["first-cultist", "a1-jaw-worm"],
    conditions: [{ vulnerable: 1 }, {}],
  })
  table.p1.play("watcher-carve-reality").p1.pick("first-cultist", "a1-jaw-worm")
  expect([enemyOf(table).hp, enemyOf(table).vulnerable, enemyOf(table, 2).hp]).toEqual([6, 0, 8])
  expect(playerOf(table, 1).weak).toBe(1)
})
