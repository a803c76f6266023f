// The D20: another item for an item.

import { expect, test } from "vitest"
import { fourSoulsTable } from "../../support/table.ts"

test("an item is destroyed, and its player gains the top of the treasure deck for it", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-d20"] },
    p2: { board: ["dinner"] },
    treasureDeck: ["meat", "synthoil"],
  })
  table.p1.activate("the-d20", "dinner").allPass().p2.has("board", "isaac", "meat")
  table.p1.has("treasureDiscard", "dinner")
})

test("a shop item is replaced in the shop", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-d20"] },
    shop: ["dinner"],
    treasureDeck: ["meat", "synthoil"],
  })
  table.p1.activate("the-d20", "dinner").allPass().p1.has("shop", "meat").p1.has("treasureDiscard", "dinner")
})

test("an eternal item stays, and nothing comes for it", () => {
  const table = fourSoulsTable({ p1: { board: ["the-d20"] }, p2: { board: ["the-d6"] } })
  table.p1.activate("the-d20", "the-d6").allPass().p2.has("board", "isaac", "the-d6")
  expect(table.told("gainTreasure")).toEqual([])
})

test("it can reroll itself", () => {
  const table = fourSoulsTable({ p1: { board: ["the-d20"] }, treasureDeck: ["meat", "synthoil"] })
  table.p1.activate("the-d20", "the-d20").allPass().p1.has("board", "isaac", "meat")
})
