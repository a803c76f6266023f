// Electrodynamics: lightning for whole rows.

import { expect, test } from "vitest"
import { defect, rows } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-electrodynamics", 2],
  ["defect-electrodynamics+", 3],
])("%s channels %i lightning", (card, many) => {
  const table = defect({ hand: [card] })
  table.p1.play(card).p1.has("powers", card)
  expect([held(table).lightning, playerOf(table, 1).energy]).toEqual([many, 1])
})

test("evoked lightning strikes a row, with a row for each time", () => {
  const table = defect({ hand: ["defect-dual-cast"], powers: ["defect-electrodynamics"], lightning: 1 }, rows)
  table.p1.play("defect-dual-cast").p1.pick("p1").p1.pick("p2")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([7, 7, 7])
})

test("and so it does at the end of a turn", () => {
  const table = defect(
    { powers: ["defect-electrodynamics"], lightning: 1, block: 20 },
    { ...rows, p2: { block: 20 }, dice: [1] },
  )
  table.p1.pick("done").p2.pick("done").p1.pick("p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([8, 8, 9])
})
