// Fear No Evil: a hit that calms wrath.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-fear-no-evil", 2],
  ["watcher-fear-no-evil+", 3],
])("%s hits for %i; only from wrath it enters calm", (card, damage) => {
  for (const [stance, more, then] of [
    ["neutral", 0, "neutral"],
    ["wrath", 1, "calm"],
  ] as const) {
    const table = combat({ p1: { hand: [card], stance }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).stance]).toEqual([9 - damage - more, then])
  }
})
