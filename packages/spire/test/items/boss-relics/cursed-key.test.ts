// Cursed Key: energy every turn, for two curses.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { gaining } from "../../support/gains.ts"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { playerOf } from "../../support/table.ts"

test("four energy in every turn, the first one too", () => {
  const table = atFirst({ p1: { items: ["cursed-key"] } })
  expect(playerOf(table, 1).energy).toBe(4)
  expect(playerOf(endTurn(table), 1).energy).toBe(4)
})

test("brings two curses into the deck when it is gained", () => {
  const table = gaining("cursed-key", { curseDeck: ["curse-pain", "curse-doubt", "curse-injury"], p1: {} })
  table.p1.has("deck", "curse-pain", "curse-doubt").p1.has("items", "cursed-key")
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-injury"])
})

test("or as many as there are", () => {
  gaining("cursed-key", { curseDeck: ["curse-pain"] }).p1.has("deck", "curse-pain")
})
