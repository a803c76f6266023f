// Windmill Strike: a hit that grows by waiting.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-windmill-strike", 7, 4],
  ["watcher-windmill-strike+", 7, 2],
])("%s hits for 2, and harder after a turn in the hand", (card, now, later) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(now)
  const waited = combat({ p1: { hand: [card], block: 20 }, enemies: ["first-cultist"], dice: [1] })
  endTurn(waited).p1.play(card, "first-cultist")
  expect(enemyOf(waited).hp).toBe(later)
})
