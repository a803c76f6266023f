// Power Through: block for anybody, and a daze for its player.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-power-through", 3],
  ["ironclad-power-through+", 4],
])("%s", (card, block) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-strike"] },
    p2: {},
    enemies: ["first-cultist"],
    dazeDeck: ["status-daze", "status-daze"],
  })
  table.p1.play(card, "p2").p1.has("draw", "ironclad-strike", "status-daze").p2.has("draw")
  expect([playerOf(table, 1).block, playerOf(table, 2).block, playerOf(table, 1).energy]).toEqual([
    0,
    block,
    2,
  ])
})
