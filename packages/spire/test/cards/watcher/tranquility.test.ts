// Tranquility: calm when it is wanted.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-tranquility", 2],
  ["watcher-tranquility+", 3],
])("%s enters calm, is exhausted and leaves %i energy", (card, energy) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has("exhaust", card)
  expect(playerOf(table, 1)).toMatchObject({ stance: "calm", energy })
})

test("it stays in the hand", () => {
  const table = combat({
    p1: { hand: ["watcher-tranquility"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table).p1.has("hand", "watcher-tranquility")
})
