// Storm: lightning every turn.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-storm", 1],
  ["defect-storm+", 2],
])("%s channels %i lightning at the start of each turn", (card, many) => {
  const table = defect({ hand: [card], block: 20 }, { dice: [1] })
  table.p1.play(card)
  expect([held(table).lightning, playerOf(table, 1).energy]).toEqual([0, 2])
  table.p1.pick("done")
  expect(held(table).lightning).toBe(many)
})
