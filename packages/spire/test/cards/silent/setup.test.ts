// Setup: energy for anybody.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-setup", 1],
  ["silent-setup+", 2],
])("%s gives any player energy, once", (card, gained) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, p2: { energy: 1 }, enemies: ["first-cultist"] })
  table.p1.play(card, "p2").p1.has("exhaust", card)
  expect([playerOf(table, 1).energy, playerOf(table, 2).energy]).toEqual([0, 1 + gained])
})

test("oneself too, up to 6", () => {
  const table = combat({ p1: { hand: ["silent-setup+"], energy: 5 }, enemies: ["first-cultist"] })
  table.p1.play("silent-setup+", "p1")
  expect(playerOf(table, 1).energy).toBe(6)
})
