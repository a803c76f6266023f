// Empty Fist: a hit, and no stance.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-empty-fist", 6],
  ["watcher-empty-fist+", 5],
])("%s hits with wrath, then leaves it", (card, hp) => {
  const table = combat({ p1: { hand: [card], stance: "wrath" }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).stance]).toEqual([hp, "neutral"])
})
