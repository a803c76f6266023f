// Mark of Pain: energy every turn, but never much HP.

import { expect, test } from "vitest"
import { atFirst } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("four energy, and HP that end at 6", () => {
  const table = atFirst({ p1: { items: ["mark-of-pain", "blood-potion"], hp: 6 } })
  expect(playerOf(table, 1)).toMatchObject({ energy: 4, hp: 5 })
  table.p1.use("blood-potion")
  expect(playerOf(table, 1).hp).toBe(6)
})
