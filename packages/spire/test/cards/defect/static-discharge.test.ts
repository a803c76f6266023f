// Static Discharge: lightning deals more at the end of a turn.

import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-static-discharge", 32],
  ["defect-static-discharge+", 30],
])("%s: two lightning leave %i HP", (card, hp) => {
  const table = defect({ hand: [card], lightning: 2, frost: 1 }, { ...boss, dice: [1] })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(1)
  table.p1.pick("done")
  expect(enemyOf(table).hp).toBe(hp)
  expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toMatchObject([{ amount: 1 }])
})
