// All-Out Attack: a row, for a card.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test.each([
  ["silent-all-out-attack", 2],
  ["silent-all-out-attack+", 3],
])("%s hits a row and has a card discarded", (card, hit) => {
  const table = combat({
    p1: { hand: [card, "silent-strike"] },
    p2: {},
    enemies: ["first-cultist", "first-jaw-worm", "a1-jaw-worm"],
    conditions: [{}, {}, { row: 1 }],
  })
  table.p1.play(card, "p1").p1.has("discard", "silent-strike", card)
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9 - hit, 7 - hit, 10])
})

test("a row without enemies is no target", () => {
  const table = combat({ p1: { hand: ["silent-all-out-attack"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.canPickExactly("play:silent-all-out-attack>p1", "done")
})
