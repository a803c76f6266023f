// Reach Heaven: harder with every miracle.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-reach-heaven", 2, 5],
  ["watcher-reach-heaven+", 2, 8],
])("%s hits for %i, with three miracles for %i", (card, damage, more) => {
  for (const [miracles, dealt] of [
    [0, damage],
    [3, more],
  ]) {
    const table = combat({ p1: { hand: [card], miracles }, enemies: ["first-cultist"] })
    table.p1.play(card, "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).miracles]).toEqual([9 - dealt, miracles])
  }
})

test("a miracle that pays for it does not count any more", () => {
  const table = combat({
    p1: { hand: ["watcher-reach-heaven"], miracles: 2, energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.play("watcher-reach-heaven", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).miracles]).toEqual([6, 1])
})
