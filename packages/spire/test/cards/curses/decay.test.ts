// Decay: hurts whoever still holds it.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test("one damage at the end of the turn, which block stops", () => {
  const table = combat({ p1: { hand: ["curse-decay"] }, enemies: ["first-cultist"] })
  endTurn(table)
  expect(playerOf(table, 1).hp).toBe(8)
  const blocked = combat({ p1: { hand: ["curse-decay"], block: 2 }, enemies: ["first-cultist"] })
  endTurn(blocked)
  expect(playerOf(blocked, 1).hp).toBe(10)
})

test("not from the discard pile", () => {
  const table = combat({ p1: { discard: ["curse-decay"] }, enemies: ["first-cultist"] })
  endTurn(table)
  expect(playerOf(table, 1).hp).toBe(9)
})
