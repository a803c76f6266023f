// Talk to the Hand: a hit, and block for every miracle.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-talk-to-the-hand", 7],
  ["watcher-talk-to-the-hand+", 6],
])("%s hits, and gives 1 block for each miracle", (card, hp) => {
  for (const miracles of [0, 3]) {
    const table = combat({ p1: { hand: [card], miracles }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([hp, miracles])
  }
})
