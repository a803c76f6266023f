// Neutralize: a free hit that weakens.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-neutralize", 8],
  ["silent-neutralize+", 7],
])("%s hits and weakens, for nothing", (card, hp) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp, weak: 1 })
})

test("an enemy has no more than 3 weak", () => {
  const table = combat({
    p1: { hand: ["silent-neutralize"] },
    enemies: ["first-cultist"],
    conditions: [{ weak: 3 }],
  })
  table.p1.play("silent-neutralize", "first-cultist")
  expect(enemyOf(table).weak).toBe(3)
})

test("one that dies of the hit is not weakened", () => {
  const table = combat({
    p1: { hand: ["silent-neutralize"] },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("silent-neutralize", "first-cultist")
  expect([table.told("gainToken"), enemyOf(table).hp]).toEqual([[], 7])
})
