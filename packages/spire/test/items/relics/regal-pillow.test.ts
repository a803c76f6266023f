// Regal Pillow: better sleep.

import { expect, test } from "vitest"
import { climberOf, entering } from "../../support/climb.ts"

test.each([
  [2, 8],
  [7, 10],
])("%i HP become %i", (before, after) => {
  const table = entering("campfire", { p1: { items: ["regal-pillow"], hp: before }, p2: { hp: before } })
  table.p1.rest().p2.rest()
  expect(climberOf(table).hp).toBe(after)
  expect(climberOf(table, 2).hp).toBe(Math.min(9, before + 3))
})
