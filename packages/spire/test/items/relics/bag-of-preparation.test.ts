// Bag of Preparation: a larger first hand.

import { expect, test } from "vitest"
import { atFirst } from "../../support/rounds.ts"
import { cardsIn } from "../../support/table.ts"

test("seven cards in the first turn", () => {
  const draw = Array.from({ length: 9 }, () => "ironclad-strike")
  const table = atFirst({ p1: { items: ["bag-of-preparation"], draw } })
  expect(cardsIn(table, "p1.hand")).toHaveLength(7)
})
