// Daze: fills a hand for a turn and is gone.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat } from "../../support/table.ts"

test("cannot be played, is ethereal, and goes home", () => {
  const table = combat({ p1: { hand: ["status-daze"] }, enemies: ["first-cultist"] })
  table.p1.canPickExactly("done").p1.pick("done").p1.has("exhaust")
  expect(cardsIn(table, "dazeDeck")).toEqual(["status-daze"])
})

test("only from the hand", () => {
  const table = combat({ p1: { discard: ["status-daze"], drawsBarred: 0 }, enemies: ["first-cultist"] })
  endTurn(table).p1.has("hand", "status-daze")
})
