// Masterful Stab: for those unhurt.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-masterful-stab", 7, 2],
  ["silent-masterful-stab+", 6, 1],
])("%s is free until HP is lost in this combat", (card, hp, cost) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(hp)
  const bled = combat({ p1: { hand: [card], lostInCombat: 1 }, enemies: ["first-cultist"] })
  bled.p1.play(card, "first-cultist")
  expect(playerOf(bled, 1).energy).toBe(3 - cost)
})

test("damage that is blocked is no loss", () => {
  const table = combat({
    p1: { hand: ["silent-masterful-stab"], block: 1 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done").p1.play("silent-masterful-stab", "first-cultist")
  expect(playerOf(table, 1).energy).toBe(3)
})

test("too dear after a loss", () => {
  const table = combat({
    p1: { hand: ["silent-masterful-stab"], lostInCombat: 3, energy: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.cannot("play:silent-masterful-stab>first-cultist", "cannot-pay")
})
