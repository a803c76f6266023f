// Stack: block for every orb.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-stack", 3],
  ["defect-stack+", 4],
])("%s gives any player %i block for 3 orbs", (card, block) => {
  const table = defect({ hand: [card], lightning: 1, frost: 2 }, { p2: { dark: 1 } })
  table.p1.play(card, "p2")
  expect([playerOf(table, 2).block, playerOf(table, 1).energy]).toEqual([block, 2])
})

test.each([
  ["defect-stack", 0],
  ["defect-stack+", 1],
])("%s without orbs gives %i", (card, block) => {
  const table = defect({ hand: [card] })
  table.p1.play(card, "p1")
  expect(playerOf(table, 1).block).toBe(block)
})
