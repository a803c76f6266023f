// The D100: something else for every number.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test.each([
  [1, 1, { cents: 0, maxHealth: 2, attack: 1 }],
  [2, 2, { cents: 0, maxHealth: 2, attack: 1 }],
  [3, 0, { cents: 3, maxHealth: 2, attack: 1 }],
  [4, 0, { cents: 4, maxHealth: 2, attack: 1 }],
  [5, 0, { cents: 0, maxHealth: 3, attack: 1 }],
  [6, 0, { cents: 0, maxHealth: 2, attack: 2 }],
])("a %i: %i loot, and its player has %j", (rolled, cards, has) => {
  const table = fourSoulsTable({ p1: { board: ["the-d100"], cents: 0 }, dice: [rolled] })
  table.p1.activate("the-d100").allPass()
  expect([cardsIn(table, "p1.hand").length, person(table, 1)]).toMatchObject([cards, has])
  expect(person(table.p1.end().allPass(), 1)).toMatchObject({ maxHealth: 2, attack: 1 })
})
