// Force Field: block that powers pay for.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-force-field", 3],
  ["defect-force-field+", 4],
])("%s gives %i block, for 1 less with each power", (card, block) => {
  for (const [powers, energy] of [
    [[], 0],
    [["defect-loop"], 1],
    [["defect-loop", "defect-storm", "defect-fusion", "defect-consume"], 3],
  ] as const) {
    const table = defect({ hand: [card], powers })
    table.p1.play(card)
    expect(playerOf(table, 1)).toMatchObject({ block, energy })
  }
})

test("somebody else's powers do not count", () => {
  const table = defect({ hand: ["defect-force-field"], energy: 2 }, { p2: { powers: ["defect-loop"] } })
  table.p1.cannot("play:defect-force-field", "cannot-pay")
})
