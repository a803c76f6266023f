// Fission: orbs for energy and cards.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { cardsIn, enemyOf, playerOf } from "../../support/table.ts"

const draw = ["defect-zap", "defect-strike", "defect-defend", "defect-skim"]

test("Fission removes all orbs without their effects", () => {
  const table = defect({ hand: ["defect-fission"], draw, lightning: 1, frost: 1, dark: 1 })
  table.p1.play("defect-fission").p1.has("exhaust", "defect-fission")
  expect(held(table)).toEqual({ lightning: 0, frost: 0, dark: 0 })
  expect(playerOf(table, 1)).toMatchObject({ energy: 6, block: 0 })
  expect([cardsIn(table, "p1.hand").length, enemyOf(table).hp]).toEqual([3, 9])
})

test("Fission+ evokes them, in the order its player likes", () => {
  const table = defect({ hand: ["defect-fission+"], draw, lightning: 1, frost: 1, energy: 0 })
  table.p1.play("defect-fission+").p1.pick("frost").p1.has("exhaust", "defect-fission+")
  expect(held(table)).toEqual({ lightning: 0, frost: 0, dark: 0 })
  expect(playerOf(table, 1)).toMatchObject({ energy: 2, block: 1 })
  expect([cardsIn(table, "p1.hand").length, enemyOf(table).hp]).toEqual([2, 7])
})

test.each(["defect-fission", "defect-fission+"])("%s without orbs gives nothing", (card) => {
  const table = defect({ hand: [card], draw, energy: 0 })
  table.p1.play(card).p1.has("hand")
  expect(playerOf(table, 1).energy).toBe(0)
})
