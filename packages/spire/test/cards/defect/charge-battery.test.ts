// Charge Battery: block, and energy for three orbs.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-charge-battery", 2],
  ["defect-charge-battery+", 3],
])("%s gives %i block, and energy with 3 orbs", (card, block) => {
  const table = defect({ hand: [card], lightning: 1, frost: 1, dark: 1 })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 3 })
})

test.each(["defect-charge-battery", "defect-charge-battery+"])("%s gives no energy with 2", (card) => {
  const table = defect({ hand: [card], frost: 2 })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(2)
})

test("Charge Battery gains energy, and channels no frost", () => {
  const table = defect({ hand: ["defect-charge-battery"], lightning: 3 })
  table.p1.play("defect-charge-battery")
  expect(table.told("gainEnergy")).toMatchObject([{ who: 0, amount: 1 }])
  expect(held(table)).toEqual({ lightning: 3, frost: 0, dark: 0 })
})
