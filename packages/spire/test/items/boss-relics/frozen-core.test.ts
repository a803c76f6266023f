// Frozen Core: block every turn.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("one block at the end of the turn, beside what is there", () => {
  const table = onDie(1, { p1: { items: ["frozen-core"], block: 1 }, conditions: [{ strength: 1 }] })
  expect(playerOf(table, 1).hp).toBe(10)
})
