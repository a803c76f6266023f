// Rampage: hits for the number of cards in the exhaust pile.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("each card there is one more", () => {
  const table = combat({
    p1: { hand: ["ironclad-rampage"], exhaust: ["ironclad-flex", "ironclad-disarm"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-rampage", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([7, 2])
})

test("with an empty pile it still is a hit", () => {
  const table = combat({ p1: { hand: ["ironclad-rampage"], strength: 1 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-rampage", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})

test("upgraded it exhausts one first, which counts", () => {
  const table = combat({
    p1: { hand: ["ironclad-rampage+", "ironclad-strike", "ironclad-bash"], exhaust: ["ironclad-flex"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .play("ironclad-rampage+", "first-cultist")
    .p1.canPickExactly("ironclad-strike", "ironclad-bash")
    .p1.pick("ironclad-bash")
    .p1.has("exhaust", "ironclad-flex", "ironclad-bash")
  expect(enemyOf(table).hp).toBe(7)
})

test("upgraded, with no other card in hand, it hits for what is there", () => {
  const table = combat({
    p1: { hand: ["ironclad-rampage+"], exhaust: ["ironclad-flex"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-rampage+", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})
