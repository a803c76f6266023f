// Havoc: draws a card and plays it for nothing; it is exhausted unless it is a power.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-havoc", 2],
  ["ironclad-havoc+", 3],
])("%s", (card, energy) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-bludgeon", "ironclad-strike"] },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1.play(card).p1.pick("first-cultist")
  table.p1.has("exhaust", "ironclad-bludgeon").p1.has("discard", card).p1.has("hand")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([2, energy])
})

test("a power stays before its player", () => {
  const table = combat({
    p1: { hand: ["ironclad-havoc"], draw: ["ironclad-inflame"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-havoc").p1.has("powers", "ironclad-inflame").p1.has("exhaust")
  expect(playerOf(table, 1)).toMatchObject({ strength: 1, energy: 2 })
})

test("X is 0", () => {
  const table = combat({
    p1: { hand: ["ironclad-havoc"], draw: ["ironclad-whirlwind+"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-havoc").p1.has("exhaust", "ironclad-whirlwind+")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([8, 2])
})

test("one of several ways is chosen", () => {
  const table = combat({
    p1: { hand: ["ironclad-havoc"], draw: ["ironclad-iron-wave+"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-havoc").p1.pick("block").p1.has("exhaust", "ironclad-iron-wave+")
  expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([8, 2])
})

test("what would go on top of the draw pile is exhausted all the same", () => {
  const table = combat({
    p1: { hand: ["ironclad-havoc"], draw: ["ironclad-anger"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-havoc").p1.has("exhaust", "ironclad-anger").p1.has("draw")
})

test("out of the discard pile, if the draw pile is empty; nothing if both are", () => {
  const table = combat({
    p1: { hand: ["ironclad-havoc"], discard: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-havoc").p1.has("exhaust", "ironclad-strike").p1.has("discard", "ironclad-havoc")
  const empty = combat({ p1: { hand: ["ironclad-havoc", "ironclad-strike"] }, enemies: ["first-cultist"] })
  empty.p1.play("ironclad-havoc").p1.has("hand", "ironclad-strike").p1.has("exhaust")
})

test("a card that it cannot draw is not played", () => {
  const table = combat({
    p1: { hand: ["ironclad-havoc"], draw: ["ironclad-strike"], drawsBarred: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-havoc").p1.has("draw", "ironclad-strike")
})
