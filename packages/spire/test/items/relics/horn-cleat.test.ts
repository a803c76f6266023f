// Horn Cleat: block on a low die.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [1, 1],
  [2, 1],
  [3, 0],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["horn-cleat"] } })
  expect(playerOf(table, 1).block).toEqual(expected)
})
