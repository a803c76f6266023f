// Doubt: weakens whoever still holds it.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test("a weak at the end of the turn, up to three", () => {
  const table = combat({ p1: { hand: ["curse-doubt"] }, enemies: ["first-cultist"] })
  endTurn(table)
  expect(playerOf(table, 1).weak).toBe(1)
  const weak = combat({ p1: { hand: ["curse-doubt"], weak: 3 }, enemies: ["first-cultist"] })
  endTurn(weak)
  expect(playerOf(weak, 1).weak).toBe(3)
})
