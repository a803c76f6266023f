// Zap: lightning.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-zap", 2],
  ["defect-zap+", 3],
])("%s channels lightning and leaves %i energy", (card, energy) => {
  const table = defect({ hand: [card] })
  table.p1.play(card).p1.has("discard", card)
  expect([held(table), playerOf(table, 1).energy]).toEqual([{ lightning: 1, frost: 0, dark: 0 }, energy])
})
