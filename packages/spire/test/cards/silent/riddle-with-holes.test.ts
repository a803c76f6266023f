// Riddle with Holes: an armful of shivs.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-riddle-with-holes", 4],
  ["silent-riddle-with-holes+", 5],
])("%s gives %i shivs", (card, shivs) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ shivs, energy: 1 })
})

test("those too many are thrown one by one, each at its own enemy, or not", () => {
  const table = combat({
    p1: { hand: ["silent-riddle-with-holes"], shivs: 4 },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1.play("silent-riddle-with-holes").p1.yes().p1.pick("first-cultist")
  table.p1.yes().p1.pick("first-jaw-worm").p1.no()
  expect([enemyOf(table).hp, enemyOf(table, 2).hp]).toEqual([8, 6])
  expect(playerOf(table, 1)).toMatchObject({ shivs: 5, attacks: 2 })
})
