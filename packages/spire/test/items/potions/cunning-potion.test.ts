// Cunning Potion: three small attacks.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("each is an attack of its own: one at a time, weak and vulnerable one by one", () => {
  const table = combat({
    p1: { items: ["cunning-potion"], weak: 1 },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{}, { vulnerable: 1 }],
  })
  table.p1.use("cunning-potion").p1.pick("first-cultist").p1.pick("first-cultist").p1.pick("first-jaw-worm")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([8, 5])
  expect(playerOf(table, 1)).toMatchObject({ weak: 0, attacks: 3, shivs: 0 })
})

test("no shivs: what sharpens those does not count, strength does", () => {
  const table = combat({
    p1: { items: ["cunning-potion"], powers: ["silent-accuracy"], strength: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.use("cunning-potion")
  expect(enemyOf(table).hp).toBe(3)
})

test("after the first has killed, the next one is elsewhere", () => {
  const table = combat({
    p1: { items: ["cunning-potion"] },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ hp: 1 }],
  })
  table.p1.use("cunning-potion").p1.pick("first-cultist")
  expect(enemyOf(table).hp).toBe(5)
})
