// Strike: a hit.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-strike", 8],
  ["watcher-strike+", 7],
])("%s hits", (card, hp) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(hp)
})
