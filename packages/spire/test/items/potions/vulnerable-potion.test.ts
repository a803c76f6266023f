// Vulnerable Potion: lays an enemy open.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test("one vulnerable", () => {
  const table = combat({ p1: { items: ["vulnerable-potion"] }, enemies: ["first-cultist", "first-jaw-worm"] })
  table.p1.use("vulnerable-potion", "first-jaw-worm").p1.has("items")
  expect([enemyOf(table, 1).vulnerable, enemyOf(table, 2).vulnerable]).toEqual([0, 1])
})
