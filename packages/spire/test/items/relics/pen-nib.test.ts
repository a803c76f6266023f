// Pen Nib: lays an enemy open, on a 5.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf } from "../../support/table.ts"

test.each([
  [5, 1],
  [6, 0],
])("on a %i: %i vulnerable", (face, vulnerable) => {
  expect(enemyOf(onDie(face, { p1: { items: ["pen-nib"] } })).vulnerable).toBe(vulnerable)
})
