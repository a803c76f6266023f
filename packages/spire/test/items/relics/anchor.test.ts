// Anchor: block to begin with.

import { expect, test } from "vitest"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("two block in the first turn, none later", () => {
  const table = atFirst({ p1: { items: ["anchor"] } })
  expect(playerOf(table, 1).block).toBe(2)
  endTurn(table)
  expect(playerOf(table, 1).block).toBe(0)
})
