// Red Mask: weakens an enemy, on a high die.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf } from "../../support/table.ts"

test.each([
  [5, 1],
  [6, 1],
  [4, 0],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["red-mask"] } })
  expect(enemyOf(table).weak).toEqual(expected)
})
