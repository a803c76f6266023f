// Sundial: energy on a 2.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [2, 5],
  [1, 3],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["sundial"] } })
  expect(playerOf(table, 1).energy).toEqual(expected)
})
