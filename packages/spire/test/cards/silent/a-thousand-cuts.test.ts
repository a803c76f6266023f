// A Thousand Cuts: a row pays for each shuffle.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-a-thousand-cuts", 5],
  ["silent-a-thousand-cuts+", 7],
])("%s deals %i damage to a row after a shuffle", (card, damage) => {
  const table = combat({
    p1: { hand: [card, "silent-prepared"], discard: ["silent-strike", "silent-bane"], strength: 2 },
    p2: {},
    enemies: ["a1-jaw-worm", "first-cultist", "a1-red-slaver"],
    conditions: [{ vulnerable: 1 }, { block: 3 }, { row: 1 }],
  })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(1)
  table.p1.play("silent-prepared").p1.isAsked("target").p1.pick("p1")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([10 - damage, 12 - damage, 10])
  expect(enemyOf(table).vulnerable).toBe(1)
})

test("also at the start of a turn, before the die", () => {
  const table = combat({
    p1: { powers: ["silent-a-thousand-cuts"], discard: ["silent-strike"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done")
  expect(enemyOf(table).hp).toBe(4)
})

test("not for another player's shuffle, and not for drawing the last card", () => {
  const table = combat({
    p1: {
      hand: ["silent-backflip"],
      draw: ["silent-strike", "silent-bane"],
      discard: ["silent-slice"],
      powers: ["silent-a-thousand-cuts"],
    },
    p2: { hand: ["silent-backflip"], discard: ["silent-slice"] },
    enemies: ["first-cultist"],
  })
  table.p2.play("silent-backflip").p1.play("silent-backflip")
  expect([enemyOf(table).hp, table.told("reshuffled").length]).toEqual([9, 1])
})
