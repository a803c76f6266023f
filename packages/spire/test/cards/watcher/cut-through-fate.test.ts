// Cut Through Fate: a hit, and a better draw.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

const draw = ["watcher-strike", "watcher-defend", "watcher-eruption", "watcher-vigilance"]

test.each([
  ["watcher-cut-through-fate", 8, 2],
  ["watcher-cut-through-fate+", 7, 3],
])("%s hits, shows some cards and draws what is left on top", (card, hp, seen) => {
  const table = combat({ p1: { hand: [card], draw }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist").p1.canPickExactly(...draw.slice(0, seen))
  table.p1.pick("watcher-strike").p1.has("hand", "watcher-defend")
  expect(enemyOf(table).hp).toBe(hp)
})
