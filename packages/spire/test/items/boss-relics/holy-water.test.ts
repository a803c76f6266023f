// Holy Water: energy twice a combat.

import { expect, test } from "vitest"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("two cubes at the start of a combat, an energy for each, whenever it is wanted", () => {
  const table = atFirst({ p1: { items: ["holy-water"] } })
  table.p1.use("holy-water").p1.use("holy-water")
  expect(playerOf(table, 1).energy).toBe(5)
  endTurn(table).p1.cannot("use:holy-water", "cannot-pay")
})
