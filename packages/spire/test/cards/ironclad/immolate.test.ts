// Immolate: burns a row, and dazes its player twice.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-immolate", 5],
  ["ironclad-immolate+", 7],
])("%s hits everything in the row", (card, dealt) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-strike"] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-blue-slaver"],
    conditions: [{ row: 1 }, { hp: 20, row: 1 }, {}],
    dazeDeck: ["status-daze", "status-daze", "status-daze"],
  })
  table.p1.play(card, "p2").p1.has("draw", "ironclad-strike", "status-daze", "status-daze").p2.has("draw")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9 - dealt, 20 - dealt, 10])
  expect(playerOf(table, 1).energy).toBe(1)
})

test("as much daze as there is", () => {
  const table = combat({
    p1: { hand: ["ironclad-immolate"] },
    enemies: ["first-cultist"],
    dazeDeck: ["status-daze"],
  })
  table.p1.play("ironclad-immolate", "p1").p1.has("draw", "status-daze")
})
