// Crush Joints: a hit, and vulnerable in wrath.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-crush-joints", 1],
  ["watcher-crush-joints+", 2],
])("%s hits for %i, and makes vulnerable in wrath", (card, damage) => {
  for (const [stance, more, vulnerable] of [
    ["neutral", 0, 0],
    ["wrath", 1, 1],
  ] as const) {
    const table = combat({ p1: { hand: [card], stance }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 9 - damage - more, vulnerable })
  }
})
