// Inner Peace: calm, and cards in it.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-inner-peace", 3],
  ["watcher-inner-peace+", 4],
])("%s enters calm, and in calm draws %i cards", (card, drawn) => {
  const draw = ["watcher-strike", "watcher-strike", "watcher-strike", "watcher-strike", "watcher-strike"]
  const first = combat({ p1: { hand: [card], draw }, enemies: ["first-cultist"] })
  first.p1.play(card).p1.has("hand")
  expect(playerOf(first, 1).stance).toBe("calm")
  const then = combat({ p1: { hand: [card], draw, stance: "calm" }, enemies: ["first-cultist"] })
  then.p1.play(card)
  expect(cardsIn(then, "p1.hand")).toHaveLength(drawn)
})
