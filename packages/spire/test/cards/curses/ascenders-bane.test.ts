// Ascender's Bane: gone at the end of the turn.

import { spire } from "@soulspire/spire"
import { expect, test } from "vitest"
import { choose, entering } from "../../support/climb.ts"
import { cardsIn, combat } from "../../support/table.ts"

test("is ethereal and cannot be played", () => {
  const table = combat({ p1: { hand: ["curse-ascenders-bane"] }, enemies: ["first-cultist"] })
  table.p1.canPickExactly("done").p1.pick("done").p1.has("exhaust", "curse-ascenders-bane")
})

test("is in no deck that anybody draws from", () => {
  const state = spire.create({ room: "first-encounter", curses: 5 }, 1, "a climb")
  const all = ["curseDeck", "p1.draw", "p1.hand"].flatMap((where) => cardsIn({ game: spire, state }, where))
  const curses = all.filter((card) => card.startsWith("curse-"))
  expect(curses).toHaveLength(13)
  expect(curses).not.toContain("curse-ascenders-bane")
})

test("is neither removed nor transformed", () => {
  const deck = ["curse-ascenders-bane", "curse-pain"]
  const table = entering("event", { eventDeck: ["act1-living-wall"], p1: { deck } })
  choose(table, 1)
  table.p1.has("deck", "curse-ascenders-bane")
  entering("merchant", { p1: { deck: deck.slice(0, 1), gold: 9 } }).p1.cannotPick("cleanse")
})
