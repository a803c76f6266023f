// Dash: a hit, block, and another row.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-dash", 2],
  ["silent-dash+", 3],
])("%s hits and blocks, and may switch rows with another player", (card, many) => {
  const table = combat({ p1: { hand: [card] }, p2: {}, p3: {}, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.isAsked("switch-rows").p1.yes().p1.pick("p3")
  expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([9 - many, many])
  expect([1, 2, 3].map((seat) => playerOf(table, seat).row)).toEqual([2, 1, 0])
})

test("nobody has to move", () => {
  const table = combat({ p1: { hand: ["silent-dash"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play("silent-dash", "first-cultist").p1.no()
  expect([playerOf(table, 1).row, playerOf(table, 2).row]).toEqual([0, 1])
})

test("alone there is nobody to switch with", () => {
  const table = combat({ p1: { hand: ["silent-dash"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-dash", "first-cultist").p1.isAsked("play")
  expect(playerOf(table, 1).block).toBe(2)
})
