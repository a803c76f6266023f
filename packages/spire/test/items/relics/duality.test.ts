// Duality: block or damage.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  [2, [2, 9]],
  [4, [0, 7]],
  [3, [0, 9]],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["duality"] } })
  expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual(expected)
})
