// Mark of Pain: energy every turn, but never much HP.

import { expect, test } from "vitest"
import { climberOf } from "../../support/climb.ts"
import { gaining } from "../../support/gains.ts"
import { atFirst } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("four energy, and HP that end at 6", () => {
  const table = atFirst({ p1: { items: ["mark-of-pain", "blood-potion"], hp: 6 } })
  expect(playerOf(table, 1)).toMatchObject({ energy: 4, hp: 5 })
  table.p1.use("blood-potion")
  expect(playerOf(table, 1).hp).toBe(6)
})

test.each([
  [10, 6],
  [6, 6],
  [3, 3],
])("whoever gains it with %i HP has %i", (before, after) => {
  const table = gaining("mark-of-pain", { p1: { hp: before }, p2: { hp: 9 } })
  expect([climberOf(table).hp, climberOf(table).maxHp, climberOf(table, 2).hp]).toEqual([after, 10, 9])
})
