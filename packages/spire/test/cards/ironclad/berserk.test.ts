// Berserk: whatever its player exhausts burns a row.

import { expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-berserk", 1],
  ["ironclad-berserk+", 2],
])("%s deals damage to the row that is chosen", (card, dealt) => {
  const table = combat({
    p1: { hand: [card, "ironclad-seeing-red+"] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-blue-slaver"],
    conditions: [{ vulnerable: 1 }, { block: 1 }, { row: 1 }],
  })
  table.p1.play(card).p1.play("ironclad-seeing-red+").p1.canPickExactly("p1", "p2").p1.pick("p1")
  // No hit: vulnerable stays, and block stops it.
  expect(enemyOf(table, 1)).toMatchObject({ hp: 9 - dealt, vulnerable: 1 })
  expect(enemyOf(table, 2)).toMatchObject({ hp: 8 - dealt, block: 0 })
  expect([enemyOf(table, 3).hp, playerOf(table, 1).energy]).toEqual([10, 4])
})

test("once for each card, each with a row of its own, after the card that did it", () => {
  const table = combat({
    p1: { hand: ["ironclad-second-wind", "ironclad-defend", "ironclad-flex"], powers: ["ironclad-berserk"] },
    p2: {},
    enemies: ["first-cultist", "a1-blue-slaver"],
    conditions: [{}, { row: 1 }],
  })
  table.p1.play("ironclad-second-wind")
  expect(playerOf(table, 1).block).toBe(2)
  anyOrder(table)
  table.p1.pick("p1").p1.pick("p2")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([8, 9])
})

test("what others exhaust does not matter", () => {
  const table = combat({
    p1: { powers: ["ironclad-berserk"] },
    p2: { hand: ["ironclad-seeing-red+"] },
    enemies: ["first-cultist"],
  })
  table.p2.play("ironclad-seeing-red+")
  expect(enemyOf(table).hp).toBe(9)
})
