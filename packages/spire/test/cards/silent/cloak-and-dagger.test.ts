// Cloak and Dagger: shivs and block.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-cloak-and-dagger", 1],
  ["silent-cloak-and-dagger+", 2],
])("%s gives shivs and 1 block", (card, shivs) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ shivs, block: 1 })
})

test("a shiv too many is thrown at once, or not; the block comes anyway", () => {
  const table = combat({ p1: { hand: ["silent-cloak-and-dagger+"], shivs: 4 }, enemies: ["first-cultist"] })
  table.p1.play("silent-cloak-and-dagger+").p1.no()
  expect([playerOf(table, 1).shivs, playerOf(table, 1).block, enemyOf(table).hp]).toEqual([5, 1, 9])
})
