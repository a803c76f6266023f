// XVII. The Stars: treasure.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("the top card of the treasure deck, charged, in play", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { hand: ["xvii-the-stars"], plays: 1 },
    treasureDeck: ["meat", "dinner"],
  })
  table.p1.pass().p2.play("xvii-the-stars").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "p2.board")]).toEqual([["isaac"], ["isaac", "meat"]])
})

test("of a deck that has to be made anew first", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xvii-the-stars"] },
    treasureDeck: [],
    treasureDiscard: ["meat"],
  })
  table.p1.play("xvii-the-stars").allPass().p1.has("board", "isaac", "meat")
})

test("nothing where there is none", () => {
  const table = fourSoulsTable({ p1: { hand: ["xvii-the-stars"] }, treasureDeck: [] })
  table.p1.play("xvii-the-stars").allPass().p1.has("board", "isaac")
  expect(cardsIn(table, "lootDiscard")).toEqual(["xvii-the-stars"])
})
