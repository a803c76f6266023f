// Energy Potion: energy.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  [1, 3],
  [5, 6],
])("%i energy become %i", (before, after) => {
  const table = combat({ p1: { items: ["energy-potion"], energy: before }, enemies: ["first-cultist"] })
  table.p1.use("energy-potion").p1.has("items")
  expect(playerOf(table, 1).energy).toBe(after)
})
