// Explosive Potion: damage to a row.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test("two damage to all in a row, and to the boss", () => {
  const table = combat({
    p1: { items: ["explosive-potion"], strength: 3 },
    p2: {},
    enemies: ["first-cultist", "first-cultist", "b1-hexaghost"],
    conditions: [{}, { row: 1 }, { hp: 20 }],
  })
  table.p1.use("explosive-potion", "p2").p1.has("items")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9, 7, 18])
})
