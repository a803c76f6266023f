// Prostrate: block, and a miracle.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-prostrate", 1],
  ["watcher-prostrate+", 2],
])("%s gives %i block and a miracle", (card, block) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ block, miracles: 1, energy: 2 })
})
