// Reprogram: orbs for strength.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-reprogram", 2],
  ["defect-reprogram+", 3],
])("%s gives strength and removes all orbs of its player, without their effects", (card, energy) => {
  const table = defect({ hand: [card], lightning: 1, frost: 1, dark: 1 }, { p2: { frost: 1 } })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ strength: 1, energy, block: 0, lightning: 0, frost: 0, dark: 0 })
  expect([playerOf(table, 2).frost, enemyOf(table).hp]).toEqual([1, 9])
})
