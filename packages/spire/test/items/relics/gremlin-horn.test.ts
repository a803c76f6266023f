// Gremlin Horn: a card or energy.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

test.each([
  [4, [6, 3]],
  [5, [5, 4]],
  [6, [5, 3]],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, {
    p1: { items: ["gremlin-horn"], draw: Array.from({ length: 7 }, () => "ironclad-strike") },
  })
  expect([cardsIn(table, "p1.hand").length, playerOf(table, 1).energy]).toEqual(expected)
})
