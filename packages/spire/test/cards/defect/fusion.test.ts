// Fusion: energy every turn.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-fusion", 1],
  ["defect-fusion+", 2],
])("%s leaves %i energy, and gives 1 more from the next turn on", (card, energy) => {
  const table = defect({ hand: [card], block: 20 }, { dice: [1] })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.pick("done")
  expect(playerOf(table, 1).energy).toBe(4)
})
