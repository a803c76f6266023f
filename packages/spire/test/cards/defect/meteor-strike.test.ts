// Meteor Strike: the hardest hit, which powers pay for.

import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

const powers = ["defect-loop", "defect-storm"]

test.each([
  ["defect-meteor-strike", 10],
  ["defect-meteor-strike+", 12],
])("%s hits for %i, for 1 less with each power", (card, hit) => {
  const table = defect({ hand: [card], powers }, boss)
  table.p1.play(card, "b1-hexaghost")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([36 - hit, 0])
})

test("Meteor Strike+ hits for 12", () => {
  const table = defect({ hand: ["defect-meteor-strike+"], energy: 6 }, boss)
  table.p1.play("defect-meteor-strike+", "b1-hexaghost")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([24, 1])
})

test("5 is more than 4", () => {
  const table = defect({ hand: ["defect-meteor-strike"], energy: 4 }, boss)
  table.p1.cannot("play:defect-meteor-strike>b1-hexaghost", "cannot-pay")
})
