// TURBO: energy now, a daze later.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-turbo", 2],
  ["defect-turbo+", 3],
])("%s gives %i energy, puts a daze on top of the discard pile and is exhausted", (card, energy) => {
  const table = defect({ hand: [card], energy: 0, discard: ["defect-zap"] }, { dazeDeck: ["status-daze"] })
  table.p1.play(card).p1.has("exhaust", card).p1.has("discard", "defect-zap", "status-daze").p1.has("draw")
  expect(playerOf(table, 1).energy).toBe(energy)
})

test("without a daze left there is none", () => {
  const table = defect({ hand: ["defect-turbo"] })
  table.p1.play("defect-turbo").p1.has("discard")
  expect(playerOf(table, 1).energy).toBe(5)
})
