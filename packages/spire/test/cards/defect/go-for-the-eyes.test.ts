// Go for the Eyes: a hit for nothing that weakens.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf } from "../../support/table.ts"

test.each([1, 2, 3, 4, 5, 6])("with the die on %i", (die) => {
  const table = defect({ hand: ["defect-go-for-the-eyes"], energy: 0 }, { die })
  table.p1.play("defect-go-for-the-eyes", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 8, weak: die >= 4 ? 1 : 0 })
})

test.each([1, 4])("upgraded always, as with the die on %i", (die) => {
  const table = defect({ hand: ["defect-go-for-the-eyes+"], energy: 0 }, { die })
  table.p1.play("defect-go-for-the-eyes+", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 8, weak: 1 })
})
