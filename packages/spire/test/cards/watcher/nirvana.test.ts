// Nirvana: block for looking ahead.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-nirvana", 1],
  ["watcher-nirvana+", 2],
])("%s gives %i block for each scry, whatever is discarded", (card, block) => {
  const table = combat({
    p1: {
      hand: [card, "watcher-just-lucky", "watcher-cut-through-fate"],
      draw: ["watcher-strike", "watcher-defend"],
    },
    enemies: ["first-cultist"],
    die: 1,
  })
  table.p1.play(card).p1.play("watcher-just-lucky", "first-cultist").p1.pick()
  expect(playerOf(table, 1).block).toBe(block)
  table.p1.play("watcher-cut-through-fate", "first-cultist").p1.pick("watcher-strike")
  expect(playerOf(table, 1).block).toBe(2 * block)
})
