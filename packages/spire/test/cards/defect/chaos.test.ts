// Chaos: the orb that the die names.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [1, "lightning"],
  [2, "lightning"],
  [3, "frost"],
  [4, "frost"],
  [5, "dark"],
  [6, "dark"],
])("on a %i it channels %s", (die, orb) => {
  for (const [card, energy] of [
    ["defect-chaos", 2],
    ["defect-chaos+", 3],
  ] as const) {
    const table = defect({ hand: [card] }, { die })
    table.p1.play(card)
    expect(held(table)).toEqual({ lightning: 0, frost: 0, dark: 0, [orb]: 1 })
    expect(playerOf(table, 1).energy).toBe(energy)
  }
})
