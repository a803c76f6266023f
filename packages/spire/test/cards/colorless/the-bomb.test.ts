// The Bomb: goes off at the end of the third turn.

import { expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["colorless-the-bomb", 20],
  ["colorless-the-bomb+", 18],
])("%s leaves everybody %i HP of 30, whatever row, and is exhausted", (card, hp) => {
  const table = combat({
    p1: { hand: [card], hp: 99 },
    p2: { hp: 99 },
    enemies: ["first-cultist", "first-cultist"],
    conditions: [{ hp: 30 }, { hp: 30, row: 1 }],
  })
  table.p1.play(card).p1.has("powers", card)
  expect(playerOf(table, 1).energy).toBe(1)
  endTurn(endTurn(table)).p1.has("powers", card)
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([30, 30])
  endTurn(table).p1.has("exhaust", card)
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([hp, hp])
})

test("two of them count each by itself", () => {
  const table = combat({
    p1: { powers: ["colorless-the-bomb"], draw: ["colorless-the-bomb+"], hp: 99 },
    enemies: ["first-cultist"],
    conditions: [{ hp: 30 }],
  })
  endTurn(table).p1.play("colorless-the-bomb+")
  for (const hp of [30, 20, 8]) {
    table.p1.pick("done")
    anyOrder(table)
    expect(enemyOf(table).hp).toBe(hp)
  }
})
