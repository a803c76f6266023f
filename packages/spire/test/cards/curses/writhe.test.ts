// Writhe: a price to be rid of it.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("one energy to exhaust it", () => {
  const table = combat({ p1: { hand: ["curse-writhe"] }, enemies: ["first-cultist"] })
  table.p1.play("curse-writhe").p1.has("exhaust", "curse-writhe")
  expect(playerOf(table, 1).energy).toBe(2)
})

test("without energy it stays", () => {
  const table = combat({ p1: { hand: ["curse-writhe"], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.cannot("play:curse-writhe", "cannot-pay")
})
