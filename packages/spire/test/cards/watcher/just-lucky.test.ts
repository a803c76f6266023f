// Just Lucky: a hit, and what the die gives.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-just-lucky", 8, 1],
  ["watcher-just-lucky+", 7, 2],
])("%s hits, and looks ahead on 1 to 3", (card, hp, seen) => {
  const draw = ["watcher-strike", "watcher-defend", "watcher-eruption"]
  for (const die of [1, 3]) {
    const table = combat({ p1: { hand: [card], draw }, enemies: ["first-cultist"], die })
    table.p1.play(card, "first-cultist").p1.canPickExactly(...draw.slice(0, seen))
    table.p1.pick()
    expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([hp, 0])
  }
})

test.each([
  ["watcher-just-lucky", 8],
  ["watcher-just-lucky+", 7],
])("%s hits, and blocks on 4 to 6", (card, hp) => {
  for (const die of [4, 6]) {
    const table = combat({ p1: { hand: [card], draw: ["watcher-strike"] }, enemies: ["first-cultist"], die })
    table.p1.play(card, "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([hp, 1])
  }
})
