// Sentinel: block for anybody; energy if it is exhausted.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-sentinel", 2],
  ["ironclad-sentinel+", 3],
])("%s gives block and no energy when it is played", (card, block) => {
  const table = combat({ p1: { hand: [card] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play(card, "p2").p1.has("discard", card)
  expect([playerOf(table, 2).block, playerOf(table, 1).energy]).toEqual([block, 2])
})

test.each([
  ["ironclad-sentinel", 4],
  ["ironclad-sentinel+", 5],
])("%s exhausted out of the hand gives energy, after the card that did it", (card, energy) => {
  const table = combat({ p1: { hand: ["ironclad-true-grit", card] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-true-grit", "p1").p1.has("exhaust", card)
  expect(playerOf(table, 1).energy).toBe(energy)
})

test("discarded it gives nothing", () => {
  const table = combat({
    p1: { hand: ["ironclad-sentinel"] },
    enemies: ["first-jaw-worm"],
    dice: [1],
  })
  table.p1.pick("done").p1.has("hand", "ironclad-sentinel")
  expect(playerOf(table, 1).energy).toBe(3)
})
