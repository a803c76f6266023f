// Ink Bottle: a card on a high die.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { cardsIn } from "../../support/table.ts"

test.each([
  [5, 6],
  [6, 6],
  [4, 5],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, {
    p1: { items: ["ink-bottle"], draw: Array.from({ length: 7 }, () => "ironclad-strike") },
  })
  expect(cardsIn(table, "p1.hand").length).toEqual(expected)
})
