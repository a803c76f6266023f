// Beam Cell: a hit that leaves the enemy vulnerable.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([1, 2, 3, 4, 5, 6])("with the die on %i", (die) => {
  const table = defect({ hand: ["defect-beam-cell"] }, { die })
  table.p1.play("defect-beam-cell", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 8, vulnerable: die <= 3 ? 1 : 0 })
  expect(playerOf(table, 1).energy).toBe(2)
})

test.each([1, 4])("upgraded always, as with the die on %i", (die) => {
  const table = defect({ hand: ["defect-beam-cell+"] }, { die })
  table.p1.play("defect-beam-cell+", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 8, vulnerable: 1 })
})
