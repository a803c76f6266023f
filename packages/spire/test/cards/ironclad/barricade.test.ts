// Barricade: block stays.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-barricade", 1],
  ["ironclad-barricade+", 2],
])("%s: what is left of the block is there in the next turn", (card, energy) => {
  const table = combat({
    p1: { hand: [card], block: 5 },
    p2: { block: 5 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.play(card).p1.has("powers", card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.pick("done").p2.pick("done")
  // The cultist has taken one; nobody else keeps any.
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([4, 0])
})

test("still no more than 20", () => {
  const table = combat({
    p1: { powers: ["ironclad-barricade"], draw: ["ironclad-impervious"], block: 18 },
    enemies: ["first-jaw-worm"],
    dice: [1],
  })
  table.p1.pick("done").p1.play("ironclad-impervious")
  expect(playerOf(table, 1).block).toBe(20)
})
