// Darkness: dark.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-darkness", 2],
  ["defect-darkness+", 3],
])("%s channels dark and leaves %i energy", (card, energy) => {
  const table = defect({ hand: [card] })
  table.p1.play(card)
  expect([held(table), playerOf(table, 1).energy]).toEqual([{ lightning: 0, frost: 0, dark: 1 }, energy])
})
