// Mutagen: strength to begin with.

import { expect, test } from "vitest"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("a strength in the first turn, gone when it ends", () => {
  const table = atFirst({ p1: { items: ["mutagen"] } })
  expect(playerOf(table, 1).strength).toBe(1)
  expect(playerOf(endTurn(table), 1).strength).toBe(0)
})
