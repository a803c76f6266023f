// Core Surge: cleanses and hits.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test("Core Surge takes Weak and Vulnerable off any player before it hits for 3", () => {
  const table = defect(
    { hand: ["defect-core-surge"], weak: 2, vulnerable: 1 },
    { p2: { weak: 1, vulnerable: 3 } },
  )
  table.p1.play("defect-core-surge", "p1")
  expect(playerOf(table, 1)).toMatchObject({ weak: 0, vulnerable: 0, energy: 2 })
  expect([playerOf(table, 2).vulnerable, enemyOf(table).hp]).toEqual([3, 6])
})

test("or off another", () => {
  const table = defect({ hand: ["defect-core-surge"] }, { p2: { weak: 1, vulnerable: 3 } })
  table.p1.play("defect-core-surge", "p2")
  expect(playerOf(table, 2)).toMatchObject({ weak: 0, vulnerable: 0 })
})

test("Core Surge+ takes them off all players, and hits for 4", () => {
  const table = defect(
    { hand: ["defect-core-surge+"], weak: 2, vulnerable: 1 },
    { p2: { weak: 1, vulnerable: 3 } },
  )
  table.p1.play("defect-core-surge+", "first-cultist")
  for (const seat of [1, 2]) expect(playerOf(table, seat)).toMatchObject({ weak: 0, vulnerable: 0 })
  expect(enemyOf(table).hp).toBe(5)
})

test.each(["defect-core-surge", "defect-core-surge+"])("%s is retained", (card) => {
  const table = defect({ hand: [card], block: 20 }, { dice: [1] })
  table.p1.pick("done").p1.has("hand", card)
})
