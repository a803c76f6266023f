// Multi-Cast: an orb as often as there is energy.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-multi-cast", 2],
  ["defect-multi-cast+", 3],
])("%s with X = 2 evokes one orb %i times", (card, times) => {
  const table = defect({ hand: [card], frost: 2 })
  table.p1.play(card).p1.pick("2")
  expect(playerOf(table, 1)).toMatchObject({ block: times, frost: 1, energy: 1 })
})

test("with X = 0 no orb is evoked, or one once", () => {
  for (const [card, block] of [
    ["defect-multi-cast", 0],
    ["defect-multi-cast+", 1],
  ] as const) {
    const table = defect({ hand: [card], frost: 1, energy: 0 })
    table.p1.play(card)
    expect(playerOf(table, 1)).toMatchObject({ block, frost: 1 - block })
  }
})
