// Blade Dance: shivs.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-blade-dance", 2],
  ["silent-blade-dance+", 3],
])("%s gives shivs", (card, shivs) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ shivs, energy: 2, attacks: 0 })
})

test("with one left in the supply the second is thrown or let go", () => {
  const table = combat({ p1: { hand: ["silent-blade-dance"], shivs: 4 }, enemies: ["first-cultist"] })
  table.p1.play("silent-blade-dance").p1.isAsked("shiv").p1.yes()
  expect([playerOf(table, 1).shivs, enemyOf(table).hp]).toEqual([5, 8])
})
