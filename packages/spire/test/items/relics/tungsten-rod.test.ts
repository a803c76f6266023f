// Tungsten Rod: block for all on a 5, or more for one alone.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("one block for everybody", () => {
  const table = onDie(5, { p1: {}, p2: { items: ["tungsten-rod"] } })
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([1, 1])
})

test("three for a player alone", () => {
  expect(playerOf(onDie(5, { p1: { items: ["tungsten-rod"] } }), 1).block).toBe(3)
  expect(playerOf(onDie(4, { p1: { items: ["tungsten-rod"] } }), 1).block).toBe(0)
})
