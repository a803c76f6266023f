// Consume: evoked orbs do more.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-consume", 1],
  ["defect-consume+", 2],
])("%s adds 1 to each effect of an evoked orb, and leaves %i energy", (card, energy) => {
  const table = defect({ hand: [card, "defect-dual-cast+"], frost: 1 })
  table.p1.play(card).p1.play("defect-dual-cast+")
  expect(playerOf(table, 1)).toMatchObject({ block: 4, energy })
})

test("not to what orbs give at the end of a turn", () => {
  const table = defect({ frost: 1, lightning: 1, powers: ["defect-consume"] }, { dice: [1] })
  table.p1.pick("done")
  expect(enemyOf(table).hp).toBe(8)
  expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toMatchObject([{ amount: 1 }])
})
