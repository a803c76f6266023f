// Wallop: as much block as it hurts.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-wallop", 2],
  ["watcher-wallop+", 3],
])("%s hits for %i and gives as much block", (card, damage) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([9 - damage, damage])
})

test("only damage that was not blocked counts, with all that was added to it", () => {
  const table = combat({
    p1: { hand: ["watcher-wallop"], stance: "wrath" },
    enemies: ["first-cultist"],
    conditions: [{ block: 1, vulnerable: 1 }],
  })
  table.p1.play("watcher-wallop", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([4, 5])
  const blocked = combat({
    p1: { hand: ["watcher-wallop"] },
    enemies: ["first-cultist"],
    conditions: [{ block: 5 }],
  })
  blocked.p1.play("watcher-wallop", "first-cultist")
  expect(playerOf(blocked, 1).block).toBe(0)
})

rule("STS-Q-30", "of an enemy that dies, only the HP it had", () => {
  const table = combat({
    p1: { hand: ["watcher-wallop+"] },
    enemies: ["first-cultist", "a1-jaw-worm"],
    conditions: [{ hp: 1 }, {}],
  })
  table.p1.play("watcher-wallop+", "first-cultist")
  expect(playerOf(table, 1).block).toBe(1)
})
