// Good Instincts: block for anybody.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["colorless-good-instincts", 1],
  ["colorless-good-instincts+", 2],
])("%s gives %i block to whomever one likes", (card, block) => {
  const table = combat({ p1: { hand: [card], energy: 0 }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play(card, "p2").p1.has("discard", card)
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, block])
})
