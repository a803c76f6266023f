// Slimed: a price to get rid of it.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test("one energy to send it home", () => {
  const table = combat({ p1: { hand: ["status-slimed"] }, enemies: ["first-cultist"] })
  table.p1.play("status-slimed").p1.has("exhaust").p1.has("discard")
  expect([cardsIn(table, "statusDeck"), playerOf(table, 1).energy]).toEqual([["status-slimed"], 2])
})

test("held, it does nothing but stay in the deck", () => {
  const table = combat({ p1: { hand: ["status-slimed"] }, enemies: ["first-cultist"] })
  endTurn(table).p1.has("hand", "status-slimed")
  expect(playerOf(table, 1).hp).toBe(9)
})
