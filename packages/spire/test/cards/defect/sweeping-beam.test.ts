// Sweeping Beam: hits a row, and a card.

import { expect, test } from "vitest"
import { defect, rows } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-sweeping-beam", 8],
  ["defect-sweeping-beam+", 7],
])("%s hits all enemies of a row, and draws", (card, hp) => {
  const table = defect({ hand: [card], draw: ["defect-zap"] }, rows)
  table.p1.play(card, "p1").p1.has("hand", "defect-zap")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([hp, hp, 9])
  expect(playerOf(table, 1).energy).toBe(2)
})
