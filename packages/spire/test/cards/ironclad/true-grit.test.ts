// True Grit: block for anybody, for a card of the hand.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-true-grit", 1],
  ["ironclad-true-grit+", 2],
])("%s", (card, block) => {
  const table = combat({
    p1: { hand: [card, "ironclad-strike", "ironclad-bash"] },
    p2: {},
    enemies: ["first-cultist"],
  })
  table.p1.play(card, "p2").p1.pick("ironclad-bash")
  table.p1.has("exhaust", "ironclad-bash").p1.has("hand", "ironclad-strike")
  expect([playerOf(table, 1).block, playerOf(table, 2).block, playerOf(table, 1).energy]).toEqual([
    0,
    block,
    2,
  ])
})

test.each(["ironclad-true-grit", "ironclad-true-grit+"])("%s with an empty hand is just block", (card) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist"] })
  table.p1.play(card, "p1").p1.has("exhaust").p1.has("discard", card)
})
