// Happy Flower: energy on a 3 or 4.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [3, 4],
  [4, 4],
  [5, 3],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["happy-flower"] } })
  expect(playerOf(table, 1).energy).toEqual(expected)
})
