// Metallicize: block at the end of each turn.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-metallicize", 2],
  ["ironclad-metallicize+", 3],
])("%s is in time for the enemies", (card, energy) => {
  const table = combat({ p1: { hand: [card], hp: 8 }, enemies: ["first-cultist"], dice: [1, 1] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ block: 0, energy })
  table.p1.pick("done")
  expect(playerOf(table, 1)).toMatchObject({ hp: 8, block: 0 })
  // The cultist is stronger by now.
  table.p1.pick("done")
  expect(playerOf(table, 1).hp).toBe(7)
})
