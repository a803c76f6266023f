// Necronomicon: the first attack twice, on a 1.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

const draw = ["ironclad-strike", "ironclad-defend", "colorless-flash-of-steel"]

test("the first attack of the turn, not the second", () => {
  const table = onDie(1, { p1: { items: ["necronomicon"], draw } })
  table.p1
    .play("ironclad-defend")
    .p1.play("ironclad-strike", "first-cultist")
    .p1.play("colorless-flash-of-steel", "first-cultist")
  expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([1, 6])
})

test("not on a 2", () => {
  const table = onDie(2, { p1: { items: ["necronomicon"], draw } })
  table.p1.play("ironclad-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})
