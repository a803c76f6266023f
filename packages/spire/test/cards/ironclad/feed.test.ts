// Feed: strength for a kill.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-feed", 1],
  ["ironclad-feed+", 2],
])("%s gives strength for a kill, and is exhausted", (card, strength) => {
  const table = combat({
    p1: { hand: [card] },
    enemies: ["first-small-slime", "first-cultist"],
  })
  table.p1.play(card, "first-small-slime").p1.has("exhaust", card)
  expect(playerOf(table, 1)).toMatchObject({ strength, energy: 2 })
})

test.each(["ironclad-feed", "ironclad-feed+"])("%s gives none if the enemy lives", (card) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has("exhaust", card)
  expect([enemyOf(table).hp, playerOf(table, 1).strength]).toEqual([6, 0])
})

test("played twice on one enemy, only one of them kills it", () => {
  const table = combat({
    p1: { hand: ["ironclad-feed"], twiceAttacks: 1 },
    enemies: ["first-small-slime", "first-cultist"],
  })
  table.p1.play("ironclad-feed", "first-small-slime").p1.pick("first-small-slime")
  // The original finds its target gone, and has the only other one left.
  expect([enemyOf(table).hp, playerOf(table, 1).strength]).toEqual([5, 1])
})

test("strength ends at 8", () => {
  const table = combat({
    p1: { hand: ["ironclad-feed+"], strength: 7 },
    enemies: ["first-small-slime", "first-cultist"],
  })
  table.p1.play("ironclad-feed+", "first-small-slime")
  expect(playerOf(table, 1).strength).toBe(8)
})
