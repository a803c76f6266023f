// Infinite Blades: a shiv every turn.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-infinite-blades", 1],
  ["silent-infinite-blades+", 2],
])("%s gives shivs at the start of each turn", (card, shivs) => {
  const table = combat({ p1: { hand: [card], block: 20 }, enemies: ["first-cultist"], dice: [1, 1] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ shivs: 0, energy: 2 })
  table.p1.pick("done")
  expect(playerOf(table, 1).shivs).toBe(shivs)
  table.p1.pick("done")
  expect(playerOf(table, 1).shivs).toBe(2 * shivs)
})

test("one too many is thrown at the start of the turn, or not gained", () => {
  const table = combat({
    p1: { powers: ["silent-infinite-blades"], shivs: 5, block: 20 },
    enemies: ["first-cultist", "first-jaw-worm"],
    dice: [1],
  })
  table.p1.pick("done").p1.isAsked("shiv").p1.yes().p1.isAsked("shiv-at").p1.pick("first-jaw-worm")
  expect([playerOf(table, 1).shivs, enemyOf(table, 2).block + enemyOf(table, 2).hp]).toEqual([5, 8])
})
