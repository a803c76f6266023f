// Pocketwatch: cards on a 3.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { cardsIn } from "../../support/table.ts"

test.each([
  [3, 8],
  [4, 5],
])("on a %i: %j", (face, expected) => {
  const table = onDie(face, {
    p1: { items: ["pocketwatch"], draw: Array.from({ length: 9 }, () => "ironclad-strike") },
  })
  expect(cardsIn(table, "p1.hand").length).toEqual(expected)
})
