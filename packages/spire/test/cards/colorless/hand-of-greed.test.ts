// Hand of Greed: hits harder for the rich.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["colorless-hand-of-greed", 9, 5],
  ["colorless-hand-of-greed", 10, 2],
  ["colorless-hand-of-greed+", 9, 5],
  ["colorless-hand-of-greed+", 10, 0],
])("%s with %i gold leaves %i HP", (card, gold, hp) => {
  const table = combat({
    p1: { hand: [card], gold },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1.play(card, "first-cultist").p1.has("discard", card)
  expect(playerOf(table, 1).energy).toBe(1)
  expect(cardsIn(table, "leftCombat").length === 1 ? 0 : enemyOf(table).hp).toBe(hp)
})
