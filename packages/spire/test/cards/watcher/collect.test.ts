// Collect: miracles, once.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-collect", 2],
  ["watcher-collect+", 3],
])("%s gives %i miracles and is exhausted", (card, miracles) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.has("exhaust", card)
  expect(playerOf(table, 1)).toMatchObject({ miracles, energy: 2 })
})
