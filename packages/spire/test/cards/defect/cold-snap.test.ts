// Cold Snap: a hit and frost.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-cold-snap", 7],
  ["defect-cold-snap+", 6],
])("%s hits and channels", (card, hp) => {
  const table = defect({ hand: [card] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, held(table).frost, playerOf(table, 1).energy]).toEqual([hp, 1, 1])
})
