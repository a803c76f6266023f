// Deus Ex Machina: miracles for nothing, once.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-deus-ex-machina", 2],
  ["watcher-deus-ex-machina+", 3],
])("%s gives %i miracles and is exhausted", (card, miracles) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has("exhaust", card)
  expect(playerOf(table, 1)).toMatchObject({ miracles, energy: 3 })
})
