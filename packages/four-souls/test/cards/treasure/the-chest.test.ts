// The Chest: destroyed, it becomes a soul.

import { expect, test } from "vitest"
import { axe, hammer, person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("becomes a soul of its player's instead of being destroyed", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-hammer"] },
    p2: { board: ["the-chest"] },
    cards: [hammer],
  })
  expect(person(table, 2).souls).toBe(0)
  table.p1.activate("test-hammer", "the-chest").allPass()
  table.p2.has("board", "isaac").p2.has("souls", "the-chest").p1.has("treasureDiscard")
  expect(person(table, 2).souls).toBe(1)
})

test("also as the death penalty", () => {
  const table = fourSoulsTable({ p1: { board: ["test-axe"] }, p2: { board: ["the-chest"] }, cards: [axe] })
  table.p1.activate("test-axe", "p2").allPass().p2.has("souls", "the-chest").p2.has("board", "isaac")
})

test("nobody's in the shop: there it is discarded", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-hammer"] },
    shop: ["the-chest"],
    treasureDeck: ["meat", "dinner"],
    cards: [hammer],
  })
  table.p1.activate("test-hammer", "the-chest").allPass().p1.has("treasureDiscard", "the-chest")
  table.p1.has("souls").p1.has("shop", "meat")
})

test("may be the soul that wins", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-chest", "test-hammer"], souls: ["war", "gurdy", "monstro"] },
    cards: [hammer],
  })
  table.p1.activate("test-hammer", "the-chest").allPass()
  expect(table.game.outcome(table.state)).toMatchObject({ how: "souls", winners: [0] })
})
