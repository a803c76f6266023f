// Sneaky Strike: paid back after a discard.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-sneaky-strike", 6],
  ["silent-sneaky-strike+", 5],
])("%s gives its energy back if a card was discarded this turn", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 1])
  const after = combat({
    p1: { hand: ["silent-prepared", card, "silent-strike"] },
    enemies: ["first-cultist"],
  })
  after.p1.play("silent-prepared").p1.pick("silent-strike").p1.play(card, "first-cultist")
  expect([enemyOf(after).hp, playerOf(after, 1).energy]).toEqual([hp, 3])
})

test("the discards at the end of the last turn do not count", () => {
  const table = combat({
    p1: { hand: ["silent-strike"], draw: ["silent-sneaky-strike"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done").p1.play("silent-sneaky-strike", "first-cultist")
  expect(playerOf(table, 1).energy).toBe(1)
})
