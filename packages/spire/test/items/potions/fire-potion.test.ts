// Fire Potion: damage.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test("four damage to one enemy, no hit", () => {
  const table = combat({
    p1: { items: ["fire-potion"], strength: 2 },
    enemies: ["first-cultist"],
    conditions: [{ block: 1, vulnerable: 1 }],
  })
  table.p1.use("fire-potion", "first-cultist").p1.has("items")
  expect(enemyOf(table)).toMatchObject({ hp: 6, block: 0, vulnerable: 1 })
})
