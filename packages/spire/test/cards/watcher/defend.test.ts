// Defend: block, and upgraded for anybody.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("Defend blocks for its player", () => {
  const table = combat({ p1: { hand: ["watcher-defend"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play("watcher-defend")
  expect(playerOf(table, 1)).toMatchObject({ block: 1, energy: 2 })
})

test("Defend+ blocks for any player", () => {
  const table = combat({ p1: { hand: ["watcher-defend+"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play("watcher-defend+", "p2")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 2])
})
