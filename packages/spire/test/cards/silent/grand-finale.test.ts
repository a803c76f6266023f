// Grand Finale: when nothing is left to draw.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-grand-finale", 10],
  ["silent-grand-finale+", 12],
])("%s hits a row for %i, with an empty draw pile only", (card, hit) => {
  const table = combat({
    p1: { hand: [card], discard: ["silent-strike"], energy: 0 },
    enemies: ["b1-hexaghost"],
    conditions: [{ row: -1 }],
  })
  table.p1.play(card, "p1")
  expect(enemyOf(table).hp).toBe(36 - hit)
})

test("not with a card left to draw", () => {
  const table = combat({
    p1: { hand: ["silent-grand-finale"], draw: ["silent-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.cannot("play:silent-grand-finale>p1", "condition")
})

test("after the last card has been drawn", () => {
  const table = combat({
    p1: {
      hand: ["silent-adrenaline", "silent-grand-finale"],
      draw: ["silent-strike", "silent-bane"],
      discard: ["silent-slice"],
    },
    enemies: ["b1-hexaghost"],
    conditions: [{ row: -1 }],
  })
  table.p1.play("silent-adrenaline").p1.play("silent-grand-finale", "p1")
  expect(enemyOf(table).hp).toBe(26)
})
