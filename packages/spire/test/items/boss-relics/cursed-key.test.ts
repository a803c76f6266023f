// Cursed Key: energy every turn.

import { expect, test } from "vitest"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("four energy in every turn, the first one too", () => {
  const table = atFirst({ p1: { items: ["cursed-key"] } })
  expect(playerOf(table, 1).energy).toBe(4)
  expect(playerOf(endTurn(table), 1).energy).toBe(4)
})
