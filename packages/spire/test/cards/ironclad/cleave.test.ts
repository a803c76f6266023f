// Cleave: all enemies of a row, and the boss.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf, refsIn } from "../../support/table.ts"

test.each([
  ["ironclad-cleave", 7, 5],
  ["ironclad-cleave+", 6, 4],
])("%s hits everything in one row, and nothing in another", (card, first, second) => {
  const table = combat({
    p1: { hand: [card] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-blue-slaver"],
    conditions: [{}, {}, { row: 1 }],
  })
  table.p1.play(card, "p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([first, second, 10])
  expect(playerOf(table, 1).energy).toBe(2)
})

rule("STS-9.1", "the boss is in every row", () => {
  const table = combat({
    p1: { hand: ["ironclad-cleave", "ironclad-cleave"], energy: 3 },
    p2: {},
    enemies: ["first-cultist", "b1-hexaghost"],
    conditions: [{ row: 1 }, { row: -1 }],
  })
  const [one, two] = refsIn(table, "p1.hand")
  table.p1.play(one, "p1").p1.play(two, "p2")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([7, 71])
})

test("a row without enemies cannot be chosen", () => {
  const table = combat({ p1: { hand: ["ironclad-cleave"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.canPickExactly("play:ironclad-cleave>p1", "done")
})

test("weak goes once for the whole row", () => {
  const table = combat({
    p1: { hand: ["ironclad-cleave"], weak: 2 },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1.play("ironclad-cleave", "p1")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, playerOf(table, 1).weak]).toEqual([8, 6, 1])
})
