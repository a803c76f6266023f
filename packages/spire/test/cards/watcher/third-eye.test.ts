// Third Eye: block, and a look ahead.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

const draw = [
  "watcher-strike",
  "watcher-defend",
  "watcher-eruption",
  "watcher-vigilance",
  "watcher-halt",
  "watcher-protect",
]

test.each([
  ["watcher-third-eye", 2, 3],
  ["watcher-third-eye+", 3, 5],
])("%s gives %i block and shows %i cards", (card, block, seen) => {
  const table = combat({ p1: { hand: [card], draw }, enemies: ["first-cultist"] })
  table.p1.play(card).p1.canPickExactly(...draw.slice(0, seen))
  table.p1.pick("watcher-defend").p1.has("discard", "watcher-defend", card)
  expect(playerOf(table, 1).block).toBe(block)
})
