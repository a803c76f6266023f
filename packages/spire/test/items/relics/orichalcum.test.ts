// Orichalcum: block for whoever has none.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [0, 10],
  [1, 10],
])("%i block, and a cultist's hit leaves %i HP", (block, hp) => {
  const table = onDie(1, { p1: { items: ["orichalcum"], block } })
  expect(playerOf(table, 1).hp).toBe(hp)
  expect(table.told("gainBlock")).toHaveLength(block === 0 ? 1 : 0)
})
