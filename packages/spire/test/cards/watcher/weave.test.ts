// Weave: comes out of a look ahead, and hits hard.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-weave", 8],
  ["watcher-weave+", 7],
])("%s hits for nothing", (card, hp) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.has("discard", card)
  expect(enemyOf(table).hp).toBe(hp)
})

test.each([
  ["watcher-weave", 6],
  ["watcher-weave+", 8],
])("%s is played instead of being discarded by a scry, and hits for %i", (card, damage) => {
  const table = combat({
    p1: { hand: ["watcher-third-eye"], draw: ["watcher-strike", card, "watcher-defend"] },
    enemies: ["first-cultist", "a1-jaw-worm"],
    conditions: [{ hp: 20 }, {}],
  })
  table.p1.play("watcher-third-eye").p1.pick(card, "watcher-strike").p1.pick("first-cultist")
  expect(enemyOf(table).hp).toBe(20 - damage)
  table.p1.has("discard", card, "watcher-strike", "watcher-third-eye").p1.has("draw", "watcher-defend")
})

test("any other discard is one", () => {
  const table = combat({ p1: { hand: ["watcher-vault", "watcher-weave"] }, enemies: ["first-cultist"] })
  table.p1.play("watcher-vault")
  expect(enemyOf(table).hp).toBe(9)
})
