// Accuracy: shivs deal more.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-accuracy", 2],
  ["silent-accuracy+", 3],
])("%s: shivs deal 1 more, cards do not", (card, energy) => {
  const table = combat({ p1: { hand: [card, "silent-slice"], shivs: 2 }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.shiv("first-cultist")
  expect(enemyOf(table).hp).toBe(7)
  table.p1.play("silent-slice", "first-cultist")
  expect(enemyOf(table).hp).toBe(5)
  table.p1.has("powers", card)
})

test("also the shiv that is thrown at once; not another player's", () => {
  const table = combat({
    p1: { hand: ["silent-blade-dance"], powers: ["silent-accuracy"], shivs: 3 },
    p2: { shivs: 1 },
    enemies: ["first-cultist"],
  })
  table.p2.shiv("first-cultist").p1.play("silent-blade-dance")
  expect([enemyOf(table).hp, playerOf(table, 1).shivs]).toEqual([8, 5])
})

test("two of them add up", () => {
  const table = combat({
    p1: { powers: ["silent-accuracy", "silent-accuracy+"], shivs: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.shiv("first-cultist")
  expect(enemyOf(table).hp).toBe(6)
})
