// Weak Potion: weakens an enemy.

import { expect, test } from "vitest"
import { combat, enemyOf, refsIn } from "../../support/table.ts"

test("two weak, three at the most", () => {
  const table = combat({
    p1: { items: ["weak-potion", "weak-potion"] },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  for (const potion of refsIn(table, "p1.items")) table.p1.use(potion, "first-jaw-worm")
  expect([enemyOf(table, 1).weak, enemyOf(table, 2).weak]).toEqual([0, 3])
})
