// Vajra: strength for a turn, on a 2.

import { expect, test } from "vitest"
import { endTurn, onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("gained on a 2, lost when the turn ends", () => {
  const table = onDie(2, { p1: { items: ["vajra"] } })
  expect(playerOf(table, 1).strength).toBe(1)
  expect(playerOf(endTurn(table), 1).strength).toBe(0)
  expect(playerOf(onDie(1, { p1: { items: ["vajra"] } }), 1).strength).toBe(0)
})
