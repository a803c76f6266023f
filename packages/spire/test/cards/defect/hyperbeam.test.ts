// Hyperbeam: all orbs for a hit on a row.

import { expect, test } from "vitest"
import { defect, rows } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-hyperbeam", 4],
  ["defect-hyperbeam+", 2],
])("%s hits a row and removes all orbs", (card, hp) => {
  const table = defect({ hand: [card], lightning: 2, dark: 1 }, rows)
  table.p1.play(card, "p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([hp, hp, 9])
  expect(held(table)).toEqual({ lightning: 0, frost: 0, dark: 0 })
  expect([table.told("evoke"), playerOf(table, 1).energy]).toEqual([[], 1])
})
