// Backstab: for those who do not expect it.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-backstab", 5, 2],
  ["silent-backstab+", 3, 4],
])("%s deals 2 more to an enemy at full HP, once", (card, left, hurt) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has("exhaust", card)
  expect(enemyOf(table).hp).toBe(left)
  const wounded = combat({ p1: { hand: [card] }, enemies: ["first-cultist"], conditions: [{ hp: 8 }] })
  wounded.p1.play(card, "first-cultist")
  expect(enemyOf(wounded).hp).toBe(8 - hurt)
})

test("block does not make an enemy less than whole", () => {
  const table = combat({
    p1: { hand: ["silent-backstab"] },
    enemies: ["first-cultist"],
    conditions: [{ block: 3 }],
  })
  table.p1.play("silent-backstab", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 8, block: 0 })
})
