// Carnage: a hard hit, exhausted if it is held at the end of the turn.

import { describe, expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-carnage", 5],
  ["ironclad-carnage+", 3],
])("%s is discarded when it is played", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has("discard", card)
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 1])
})

describe("at the end of the turn", () => {
  test.each(["ironclad-carnage", "ironclad-carnage+"])("%s is exhausted", (card) => {
    const table = combat({ p1: { hand: [card, "ironclad-strike"] }, enemies: ["first-cultist"] })
    table.p1.pick("done").p1.has("exhaust", card).p1.has("hand", "ironclad-strike")
  })
})
