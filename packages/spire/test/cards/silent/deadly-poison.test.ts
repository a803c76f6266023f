// Deadly Poison: one token.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-deadly-poison", 2],
  ["silent-deadly-poison+", 3],
])("%s puts 1 poison on an enemy", (card, energy) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"], conditions: [{ poison: 2 }] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).poison, playerOf(table, 1).energy]).toEqual([3, energy])
  table.p1.has("discard", card)
})

test("with all 30 about, none is put", () => {
  const table = combat({
    p1: { hand: ["silent-deadly-poison"] },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ poison: 28 }, { poison: 2 }],
  })
  table.p1.play("silent-deadly-poison", "first-cultist")
  expect([enemyOf(table).poison, table.told("gainToken")]).toEqual([28, []])
})
