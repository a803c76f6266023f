// Burn: hurts whoever still holds it.

import { expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test("one damage at the end of the turn for each, which block stops", () => {
  const table = combat({ p1: { hand: ["status-burn", "status-burn"], block: 1 }, enemies: ["first-cultist"] })
  table.p1.pick("done")
  anyOrder(table)
  expect(playerOf(table, 1).hp).toBe(8)
})

test("cannot be played", () => {
  const table = combat({ p1: { hand: ["status-burn"] }, enemies: ["first-cultist"] })
  table.p1.canPickExactly("done").p1.cannot("play:status-burn", "no-such-act")
})

test("exhausted it goes home", () => {
  const table = combat({ p1: { hand: ["status-burn", "colorless-purity"] }, enemies: ["first-cultist"] })
  table.p1.play("colorless-purity").p1.pick("status-burn").p1.has("exhaust", "colorless-purity")
  expect(cardsIn(table, "statusDeck")).toEqual(["status-burn"])
})
