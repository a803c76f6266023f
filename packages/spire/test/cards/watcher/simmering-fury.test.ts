// Simmering Fury: wrath is worth more.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-simmering-fury", 2],
  ["watcher-simmering-fury+", 3],
])("%s: each hit in wrath deals %i more in all", (card, more) => {
  const table = combat({
    p1: { hand: [card, "watcher-flying-sleeves"], stance: "wrath" },
    enemies: ["first-cultist"],
    conditions: [{ hp: 20 }],
  })
  table.p1.play(card).p1.play("watcher-flying-sleeves", "first-cultist")
  expect(enemyOf(table).hp).toBe(20 - 2 * (1 + more))
})

test("in no other stance", () => {
  const table = combat({
    p1: { powers: ["watcher-simmering-fury"], hand: ["watcher-strike"], stance: "calm" },
    enemies: ["first-cultist"],
  })
  table.p1.play("watcher-strike", "first-cultist")
  expect(enemyOf(table).hp).toBe(8)
})
