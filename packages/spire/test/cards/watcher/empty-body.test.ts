// Empty Body: block, and no stance.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-empty-body", 2],
  ["watcher-empty-body+", 3],
])("%s gives %i block and leaves every stance", (card, block) => {
  const table = combat({ p1: { hand: [card], stance: "calm", energy: 1 }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ block, stance: "neutral", energy: 2 })
})
