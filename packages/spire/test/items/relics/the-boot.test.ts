// The Boot: damage on a high die.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf } from "../../support/table.ts"

test.each([
  [4, 8],
  [5, 8],
  [6, 8],
  [3, 9],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["the-boot"] } })
  expect(enemyOf(table).hp).toEqual(expected)
})
