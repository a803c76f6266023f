// Doom and Gloom: hits a row, and dark.

import { expect, test } from "vitest"
import { defect, rows } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-doom-and-gloom", 7],
  ["defect-doom-and-gloom+", 6],
])("%s hits a row and channels", (card, hp) => {
  const table = defect({ hand: [card] }, rows)
  table.p1.play(card, "p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([hp, hp, 9])
  expect([held(table).dark, playerOf(table, 1).energy]).toEqual([1, 1])
})
