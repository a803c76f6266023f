// Sunder: pays for itself with a kill.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-sunder", 5],
  ["defect-sunder+", 7],
])("%s hits for %i, and gives 3 energy for a kill", (card, hit) => {
  const table = defect(
    { hand: [card] },
    { enemies: ["first-cultist", "first-jaw-worm"], conditions: [{ hp: hit }] },
  )
  table.p1.play(card, "first-cultist")
  expect(playerOf(table, 1).energy).toBe(3)
  const living = defect({ hand: [card] }, { conditions: [{ hp: hit + 1 }] })
  living.p1.play(card, "first-cultist")
  expect([enemyOf(living).hp, playerOf(living, 1).energy]).toEqual([1, 0])
})
