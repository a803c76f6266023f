// Defragment: orbs give more at the end of a turn.

import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each(["defect-defragment", "defect-defragment+"])("%s adds 1 to each", (card) => {
  const table = defect({ hand: [card], lightning: 1, frost: 2 }, { ...boss, dice: [1] })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(0)
  table.p1.pick("done")
  expect(enemyOf(table).hp).toBe(34)
  expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toMatchObject([
    { amount: 2 },
    { amount: 2 },
  ])
})

test("not to evoked ones", () => {
  const table = defect({ hand: ["defect-dual-cast"], frost: 1, powers: ["defect-defragment"] })
  table.p1.play("defect-dual-cast")
  expect(playerOf(table, 1).block).toBe(2)
})

test("ethereal until it is upgraded", () => {
  const table = defect({ hand: ["defect-defragment", "defect-defragment+"], block: 20 }, { dice: [1] })
  table.p1.pick("done").p1.has("exhaust", "defect-defragment")
})
