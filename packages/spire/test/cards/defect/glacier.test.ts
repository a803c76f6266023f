// Glacier: block and frost.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { playerOf } from "../../support/table.ts"

test("Glacier gives its player 2 block, and channels frost", () => {
  const table = defect({ hand: ["defect-glacier"] })
  table.p1.play("defect-glacier")
  expect(playerOf(table, 1)).toMatchObject({ block: 2, frost: 1, energy: 1 })
})

test("Glacier+ gives any player 3 block, and channels frost for its own", () => {
  const table = defect({ hand: ["defect-glacier+"] }, { p2: {} })
  table.p1.play("defect-glacier+", "p2")
  expect([playerOf(table, 2).block, held(table, 1).frost, held(table, 2).frost]).toEqual([3, 1, 0])
})
