// Strike: the plain attack.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test("Strike hits one enemy for 1", () => {
  const table = defect({ hand: ["defect-strike"] })
  table.p1.play("defect-strike", "first-cultist").p1.has("discard", "defect-strike")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([8, 2])
})

test("Strike+ costs nothing, and is still one hit of 1", () => {
  const table = defect({ hand: ["defect-strike+"], energy: 0 })
  table.p1.play("defect-strike+", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})
