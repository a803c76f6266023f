// Leap: block for anybody, and away.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-leap", 2],
  ["defect-leap+", 3],
])("%s gives any player %i block, and its own player may switch rows", (card, block) => {
  const table = defect({ hand: [card] }, { p2: {}, p3: {} })
  table.p1.play(card, "p2").p1.pick("yes").p1.pick("p3")
  expect(table.state.table.players.map(({ row }) => row)).toEqual([2, 1, 0])
  expect([playerOf(table, 2).block, playerOf(table, 1).energy]).toEqual([block, 2])
})

test("or stay", () => {
  const table = defect({ hand: ["defect-leap"] }, { p2: {} })
  table.p1.play("defect-leap", "p1").p1.pick("no")
  expect(table.state.table.players.map(({ row }) => row)).toEqual([0, 1])
  expect(playerOf(table, 1).block).toBe(2)
})

test("alone there is nobody to switch with", () => {
  const table = defect({ hand: ["defect-leap"] })
  table.p1.play("defect-leap", "p1")
  expect(playerOf(table, 1).block).toBe(2)
})
