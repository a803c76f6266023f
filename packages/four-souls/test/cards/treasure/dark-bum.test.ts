// Dark Bum: something at the start of every turn, by a roll.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test.each([
  [1, 3, 0, 2],
  [2, 3, 0, 2],
  [3, 0, 1, 2],
  [4, 0, 1, 2],
  [5, 0, 0, 1],
  [6, 0, 0, 1],
])("a %i: %i¢, %i loot, %i HP left", (rolled, coins, cards, health) => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["dark-bum"], cents: 0 }, dice: [rolled] })
  table.p1.end().allPass().p2.isAsked("action")
  // One more card is the loot step's.
  expect([cents(table)[1], cardsIn(table, "p2.hand").length - 1, person(table, 2).health]).toEqual([
    coins,
    cards,
    health,
  ])
})
