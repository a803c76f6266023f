// Eruption: a hit, then wrath.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-eruption", 1],
  ["watcher-eruption+", 2],
])("%s hits for 2 and enters wrath, leaving %i energy", (card, energy) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(7)
  expect(playerOf(table, 1)).toMatchObject({ stance: "wrath", energy })
})

test("in wrath already it hits harder, and enters nothing", () => {
  const table = combat({ p1: { hand: ["watcher-eruption"], stance: "wrath" }, enemies: ["first-cultist"] })
  table.p1.play("watcher-eruption", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).switches]).toEqual([6, 0])
})
