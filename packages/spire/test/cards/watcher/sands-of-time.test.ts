// Sands of Time: harder with every other card that waits.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-sands-of-time", 3, 7],
  ["watcher-sands-of-time+", 3, 9],
])("%s hits for %i, with two other cards with Retain for %i", (card, damage, more) => {
  for (const [others, dealt] of [
    [["watcher-strike"], damage],
    [["watcher-strike", "watcher-protect", "watcher-crescendo"], more],
  ] as const) {
    const table = combat({
      p1: { hand: [card, ...others] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 20 }],
    })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table).hp).toBe(20 - dealt)
  }
})

test("it stays in the hand", () => {
  const table = combat({
    p1: { hand: ["watcher-sands-of-time"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  endTurn(table).p1.has("hand", "watcher-sands-of-time")
})
