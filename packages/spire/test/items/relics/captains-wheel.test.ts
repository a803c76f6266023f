// Captain's Wheel: block on a 3.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [3, 3],
  [2, 0],
  [4, 0],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["captains-wheel"] } })
  expect(playerOf(table, 1).block).toEqual(expected)
})
