// Book of Sin: a cent, loot or HP by a roll.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test.each([
  [1, 1, 0, 2],
  [2, 1, 0, 2],
  [3, 0, 1, 2],
  [4, 0, 1, 2],
  [5, 0, 0, 3],
  [6, 0, 0, 3],
])("a %i: %i¢, %i loot, %i HP", (rolled, coins, cards, health) => {
  const table = fourSoulsTable({ p1: { board: ["book-of-sin"], cents: 0 }, dice: [rolled] })
  table.p1.activate("book-of-sin").allPass()
  expect([cents(table)[0], cardsIn(table, "p1.hand").length, person(table, 1).health]).toEqual([
    coins,
    cards,
    health,
  ])
  expect(person(table.p1.end().allPass(), 1).maxHealth).toBe(2)
})
