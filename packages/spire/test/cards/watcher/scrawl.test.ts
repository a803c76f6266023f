// Scrawl: a hand full of cards.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-scrawl", 2],
  ["watcher-scrawl+", 3],
])("%s draws 5 cards and is exhausted; %i energy is left", (card, energy) => {
  const draw = Array.from({ length: 6 }, () => "watcher-strike")
  const table = combat({ p1: { hand: [card], draw }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has("exhaust", card)
  expect([cardsIn(table, "p1.hand").length, playerOf(table, 1).energy]).toEqual([5, energy])
})
