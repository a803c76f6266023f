// Spot Weakness: strength for anybody on a low die.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-spot-weakness", 1, 1],
  ["ironclad-spot-weakness", 3, 1],
  ["ironclad-spot-weakness", 4, 0],
  ["ironclad-spot-weakness+", 4, 1],
  ["ironclad-spot-weakness+", 5, 0],
])("%s on a %i gives %i", (card, die, strength) => {
  const table = combat({ p1: { hand: [card] }, p2: {}, enemies: ["first-cultist"], die })
  table.p1.play(card, "p2").p1.has("discard", card)
  expect([playerOf(table, 1).strength, playerOf(table, 2).strength]).toEqual([0, strength])
  expect(playerOf(table, 1).energy).toBe(2)
})
