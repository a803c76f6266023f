// Echo Form: the first attack or skill of each turn twice.

import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { cardsIn, enemyOf, playerOf } from "../../support/table.ts"

test.each(["defect-echo-form", "defect-echo-form+"])("%s works from the next turn on", (card) => {
  const table = defect(
    { hand: [card, "defect-steam-barrier"], draw: ["defect-defend", "defect-strike"], block: 10 },
    { ...boss, dice: [1] },
  )
  table.p1.play(card).p1.play("defect-steam-barrier")
  expect(playerOf(table, 1)).toMatchObject({ block: 11, energy: 0 })
  table.p1.pick("done").p1.play("defect-strike", "b1-hexaghost")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([34, 2])
  const { block } = playerOf(table, 1)
  table.p1.play("defect-defend")
  expect(playerOf(table, 1).block).toBe(block + 1)
})

test("a power is neither doubled nor counted as the first", () => {
  const table = defect({ hand: ["defect-loop", "defect-defend"], twiceEither: 1 })
  table.p1.play("defect-loop").p1.play("defect-defend")
  expect([playerOf(table, 1).block, cardsIn(table, "p1.powers")]).toEqual([2, ["defect-loop"]])
})

test("every turn anew, and what was not used is lost", () => {
  const table = defect(
    { powers: ["defect-echo-form"], draw: ["defect-defend"], block: 20 },
    { ...boss, dice: [1, 1] },
  )
  table.p1.pick("done").p1.pick("done")
  expect(playerOf(table, 1).twiceEither).toBe(1)
})

test("ethereal until it is upgraded", () => {
  const table = defect({ hand: ["defect-echo-form", "defect-echo-form+"], block: 20 }, { dice: [1] })
  table.p1.pick("done").p1.has("exhaust", "defect-echo-form")
})
