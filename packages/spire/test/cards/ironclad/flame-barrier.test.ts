// Flame Barrier: block, and damage to enemies that are about to hit its player.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-flame-barrier", 3],
  ["ironclad-flame-barrier+", 4],
])("%s: one damage for each hit to come", (card, block) => {
  const table = combat({
    p1: { hand: [card] },
    enemies: ["first-cultist", "first-jaw-worm", "b1-hexaghost"],
    conditions: [{}, {}, { row: -1, cube: 2 }],
    die: 1,
  })
  table.p1.play(card)
  // One hit, none on this die, two hits.
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([8, 7, 34])
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 1 })
})

test("the die decides who is about to hit", () => {
  const table = combat({ p1: { hand: ["ironclad-flame-barrier"] }, enemies: ["first-jaw-worm"], die: 5 })
  table.p1.play("ironclad-flame-barrier")
  expect(enemyOf(table).hp).toBe(6)
})

test("an enemy that faces another player is left alone, one that hits all is not", () => {
  const table = combat({
    p1: { hand: ["ironclad-flame-barrier"] },
    p2: {},
    enemies: ["first-cultist", "b1-hexaghost"],
    conditions: [{ row: 1 }, { row: -1 }],
  })
  table.p1.play("ironclad-flame-barrier")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([9, 74])
})

test("it is damage, not a hit: neither strength nor vulnerable counts, block does", () => {
  const table = combat({
    p1: { hand: ["ironclad-flame-barrier"], strength: 3, weak: 1 },
    enemies: ["first-cultist", "a1-blue-slaver"],
    conditions: [{ vulnerable: 1 }, { block: 1 }],
  })
  table.p1.play("ironclad-flame-barrier")
  expect(enemyOf(table, 1)).toMatchObject({ hp: 8, vulnerable: 1 })
  expect(enemyOf(table, 2)).toMatchObject({ hp: 10, block: 0 })
  expect(playerOf(table, 1).weak).toBe(1)
})

test("one that dies of its first hit is out of it", () => {
  const table = combat({
    p1: { hand: ["ironclad-flame-barrier"] },
    enemies: ["b1-hexaghost", "first-cultist"],
    conditions: [{ row: -1, cube: 2, hp: 1 }],
  })
  table.p1.play("ironclad-flame-barrier")
  expect([cardsIn(table, "enemies"), enemyOf(table).hp]).toEqual([["first-cultist"], 8])
})
