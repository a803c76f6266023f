// Mind Blast: as hard as the hand is large.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["colorless-mind-blast", 7],
  ["colorless-mind-blast+", 6],
])("%s with two other cards leaves %i HP", (card, hp) => {
  const table = combat({
    p1: { hand: [card, "ironclad-strike", "ironclad-defend"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card, "first-cultist").p1.has("discard", card)
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 1])
})

test.each([
  ["colorless-mind-blast", 8],
  ["colorless-mind-blast+", 7],
])("%s alone is one hit all the same, to which strength adds", (card, hp) => {
  const table = combat({ p1: { hand: [card], strength: 1 }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(hp)
})
