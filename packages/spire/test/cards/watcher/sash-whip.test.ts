// Sash Whip: a hit, and weak in calm.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-sash-whip", 1],
  ["watcher-sash-whip+", 2],
])("%s hits for 2, and gives %i weak in calm", (card, weak) => {
  for (const [stance, given] of [
    ["neutral", 0],
    ["calm", weak],
  ] as const) {
    const table = combat({ p1: { hand: [card], stance }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 7, weak: given })
  }
})
