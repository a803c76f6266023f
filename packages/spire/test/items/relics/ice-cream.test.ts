// Ice Cream: energy keeps.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [0, 3],
  [2, 5],
  [5, 6],
])("%i energy left become %i in the next turn", (energy, next) => {
  const table = onDie(1, { p1: { items: ["ice-cream"], energy } })
  expect(playerOf(table, 1).energy).toBe(next)
})
