// Omega: much damage at the end of each turn.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["watcher-omega", 5],
  ["watcher-omega+", 6],
])("%s deals %i damage to any row", (card, damage) => {
  const table = combat({
    p1: { hand: [card], block: 20 },
    p2: { block: 20 },
    enemies: ["first-cultist", "first-cultist", "first-cultist"],
    conditions: [{ row: 1 }, { row: 1, vulnerable: 1 }, {}],
    dice: [1],
  })
  endTurn(table.p1.play(card)).p1.pick("p2")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9 - damage, 9 - damage, 9])
})
