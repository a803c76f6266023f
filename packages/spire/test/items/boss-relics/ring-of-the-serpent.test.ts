// Ring of the Serpent: a card every turn.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { cardsIn } from "../../support/table.ts"

test("six cards", () => {
  const draw = Array.from({ length: 7 }, () => "ironclad-strike")
  expect(cardsIn(onDie(1, { p1: { items: ["ring-of-the-serpent"], draw } }), "p1.hand")).toHaveLength(6)
})
