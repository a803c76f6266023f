// Streamline: a hit that powers pay for.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-streamline", 6],
  ["defect-streamline+", 5],
])("%s hits, for 1 less with each power", (card, hp) => {
  for (const [powers, energy] of [
    [[], 1],
    [["defect-loop"], 2],
    [["defect-loop", "defect-storm", "defect-fusion"], 3],
  ] as const) {
    const table = defect({ hand: [card], powers })
    table.p1.play(card, "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, energy])
  }
})
