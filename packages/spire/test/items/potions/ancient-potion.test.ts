// Ancient Potion: rids its player of what weakens them.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("all weak and vulnerable of its own player", () => {
  const table = combat({
    p1: { items: ["ancient-potion"], weak: 3, vulnerable: 1, strength: 1 },
    p2: { weak: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.use("ancient-potion").p1.has("items")
  expect(playerOf(table, 1)).toMatchObject({ weak: 0, vulnerable: 0, strength: 1 })
  expect(playerOf(table, 2).weak).toBe(1)
})
