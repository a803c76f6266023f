// Du-Vu Doll: strength from curses, for a turn.

import { expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { endTurn, onDie } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("a strength for each curse drawn, lost at the end of the turn", () => {
  const table = onDie(1, {
    p1: { items: ["du-vu-doll"], draw: ["curse-injury", "ironclad-strike", "curse-regret"] },
  })
  anyOrder(table)
  expect(playerOf(table, 1).strength).toBe(2)
  table.p1.pick("done")
  anyOrder(table)
  expect(table.told("loseToken")).toMatchObject([{ amount: 1 }, { amount: 1 }])
})

test("at the limit none is gained, and none lost", () => {
  const table = onDie(1, { p1: { items: ["du-vu-doll"], draw: ["curse-regret"], strength: 8 } })
  expect(playerOf(table, 1).strength).toBe(8)
  expect(playerOf(endTurn(table), 1).strength).toBe(8)
})
