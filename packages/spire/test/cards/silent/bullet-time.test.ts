// Bullet Time: everything for nothing, but no more cards.

import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-bullet-time", 0],
  ["silent-bullet-time+", 1],
])("%s: cards in hand cost nothing, and no more are drawn this turn", (card, energy) => {
  const table = combat({
    p1: { hand: [card, "silent-dash", "silent-backflip", "silent-accuracy"], draw: ["silent-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .play(card)
    .p1.play("silent-dash", "first-cultist")
    .p1.play("silent-backflip")
    .p1.play("silent-accuracy")
  expect([enemyOf(table).hp, playerOf(table, 1).block, playerOf(table, 1).energy]).toEqual([7, 3, energy])
  table.p1.has("draw", "silent-strike").p1.has("hand")
})

test("another player draws as before", () => {
  const table = combat({
    p1: { hand: ["silent-bullet-time"] },
    p2: { hand: ["silent-backflip"], draw: ["silent-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-bullet-time").p2.play("silent-backflip").p2.has("hand", "silent-strike")
})

test("is over with the turn: a card that was kept costs what it did", () => {
  const table = combat({
    p1: { hand: ["silent-bullet-time", "silent-footwork+"], draw: ["silent-strike"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.play("silent-bullet-time").p1.pick("done")
  expect(cardsIn(table, "p1.hand")).toContain("silent-strike")
  table.p1.play("silent-footwork+")
  expect(playerOf(table, 1).energy).toBe(1)
})
