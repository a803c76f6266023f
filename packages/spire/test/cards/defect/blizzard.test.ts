// Blizzard: hits a row for every frost.

import { expect, test } from "vitest"
import { defect, rows } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-blizzard", 5],
  ["defect-blizzard+", 3],
])("%s hits a row, once for each frost", (card, hp) => {
  const table = defect({ hand: [card], frost: 2, lightning: 1 }, rows)
  table.p1.play(card, "p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([hp, hp, 9])
  expect([held(table).frost, playerOf(table, 1).energy]).toEqual([2, 2])
})

test("Blizzard hits a whole row, the boss always among it", () => {
  const table = defect(
    { hand: ["defect-blizzard"], frost: 1 },
    { p2: {}, enemies: ["b1-hexaghost", "first-cultist"], conditions: [{ hp: 30 }, { row: 1 }] },
  )
  table.p1.play("defect-blizzard", "p2")
  expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([28, 7])
})

test("each hit counts with strength, and without frost there is none", () => {
  const table = defect({ hand: ["defect-blizzard", "defect-blizzard+"], frost: 2, strength: 1 })
  table.p1.play("defect-blizzard", "p1")
  expect(enemyOf(table).hp).toBe(3)
  const none = defect({ hand: ["defect-blizzard+"], lightning: 3 })
  none.p1.play("defect-blizzard+", "p1")
  expect(enemyOf(none).hp).toBe(9)
})
