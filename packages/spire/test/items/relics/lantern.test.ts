// Lantern: energy to begin with.

import { expect, test } from "vitest"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("four energy in the first turn, three in the next", () => {
  const table = atFirst({ p1: { items: ["lantern"] } })
  expect(playerOf(table, 1).energy).toBe(4)
  expect(playerOf(endTurn(table), 1).energy).toBe(3)
})
