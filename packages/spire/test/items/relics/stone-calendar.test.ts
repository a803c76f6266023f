// Stone Calendar: damage on a 4.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf } from "../../support/table.ts"

test.each([
  [4, 5],
  [3, 9],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["stone-calendar"] } })
  expect(enemyOf(table).hp).toEqual(expected)
})
