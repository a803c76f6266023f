// Empty Mind: cards, and no stance.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-empty-mind", 2],
  ["watcher-empty-mind+", 3],
])("%s draws %i cards and leaves every stance", (card, drawn) => {
  const draw = ["watcher-strike", "watcher-strike", "watcher-strike", "watcher-strike"]
  const table = combat({ p1: { hand: [card], draw, stance: "calm" }, enemies: ["first-cultist"] })
  table.p1.play(card)
  expect(cardsIn(table, "p1.hand")).toHaveLength(drawn)
  expect(playerOf(table, 1)).toMatchObject({ stance: "neutral", energy: 4 })
})
