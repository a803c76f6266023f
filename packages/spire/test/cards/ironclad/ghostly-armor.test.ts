// Ghostly Armor: block for anybody, exhausted if it is held at the end of the turn.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-ghostly-armor", 2],
  ["ironclad-ghostly-armor+", 3],
])("%s", (card, block) => {
  const table = combat({ p1: { hand: [card] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play(card, "p2").p1.has("discard", card)
  expect([playerOf(table, 1).block, playerOf(table, 2).block, playerOf(table, 1).energy]).toEqual([
    0,
    block,
    2,
  ])
})

test.each(["ironclad-ghostly-armor", "ironclad-ghostly-armor+"])("%s, not played, is exhausted", (card) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-jaw-worm"], dice: [1] })
  table.p1.pick("done").p1.has("exhaust", card).p1.has("hand")
})
