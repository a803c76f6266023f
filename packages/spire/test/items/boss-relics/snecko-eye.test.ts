// Snecko Eye: something on every die.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

const draw = Array.from({ length: 8 }, () => "ironclad-strike")

test.each([
  [1, [7, 3, 0]],
  [2, [7, 3, 0]],
  [3, [5, 4, 0]],
  [4, [5, 4, 0]],
  [5, [5, 3, 1]],
  [6, [5, 3, 1]],
])("on a %i: cards, energy and daze are %j", (face, expected) => {
  const table = onDie(face, { p1: { items: ["snecko-eye"], draw }, dazeDeck: ["status-daze"] })
  const dazed = cardsIn(table, "p1.draw").filter((card) => card === "status-daze").length
  expect([cardsIn(table, "p1.hand").length, playerOf(table, 1).energy, dazed]).toEqual(expected)
})
