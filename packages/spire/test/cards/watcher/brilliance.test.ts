// Brilliance: a hit for every miracle.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-brilliance", 2],
  ["watcher-brilliance+", 3],
])("%s hits for %i as often as there are miracles", (card, damage) => {
  for (const miracles of [0, 1, 2]) {
    const table = combat({ p1: { hand: [card], miracles }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).miracles]).toEqual([9 - miracles * damage, miracles])
  }
})

rule("STS-9.2", "Brilliance is a multi-hit of 2 for each miracle, not one big hit", () => {
  const table = combat({
    p1: { hand: ["watcher-brilliance"], miracles: 3, strength: 1 },
    enemies: ["first-cultist"],
    conditions: [{ hp: 30, vulnerable: 2 }],
  })
  table.p1.play("watcher-brilliance", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 30 - 3 * 6, vulnerable: 1 })
  expect(table.told("damage")).toHaveLength(3)
})
