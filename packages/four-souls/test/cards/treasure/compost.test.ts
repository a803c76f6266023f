// Compost: the next loot, whoever's, comes off the top of the loot discard.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { item } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

/** Loots 1, as often as one likes. */
const sack = item("test-sack", verbs.paid([], [verbs.loot(n(1))]))
const heap = ["a-dime", "bomb", "a-nickel"]

test("the next loot comes off the discard, top card first; the one after that does not", () => {
  const table = fourSoulsTable({
    cards: [sack],
    p1: { board: ["compost", "test-sack"] },
    lootDiscard: heap,
    lootDeck: ["butter-bean", "a-penny", "a-penny"],
  })
  table.p1.activate("compost").allPass().p1.activate("test-sack").allPass()
  expect([cardsIn(table, "p1.hand"), cardsIn(table, "lootDiscard")]).toEqual([
    ["a-nickel"],
    ["a-dime", "bomb"],
  ])
  expect(cardsIn(turnOver(table), "p2.hand")).toEqual(["butter-bean"])
})

test("several cards are all from there, and another player's loot counts as well, turns later", () => {
  const table = fourSoulsTable({
    cards: [sack],
    p1: { board: ["compost"] },
    p2: { board: ["two-of-clubs"] },
    lootDiscard: heap,
  })
  table.p1.activate("compost").allPass().p1.end().p1.pass().p2.pass()
  table.p1.pass().p2.activate("two-of-clubs", "p2").allPass()
  expect([cardsIn(table, "p2.hand").toSorted(), cardsIn(table, "lootDiscard")]).toEqual([
    ["a-nickel"],
    ["a-dime", "bomb"],
  ])
})

test("with a doubled loot, either order gives two cards of the discard", () => {
  for (const first of [0, 1]) {
    const table = fourSoulsTable({
      cards: [sack],
      p1: { board: ["compost", "two-of-clubs", "test-sack"] },
      lootDiscard: heap,
    })
    table.p1.activate("two-of-clubs", "p1").allPass().p1.activate("compost").allPass()
    table.p1.activate("test-sack").allPass().p1.isAsked("replace").p1.pick(table.options(1)[first].key)
    expect([cardsIn(table, "p1.hand"), cardsIn(table, "lootDiscard")]).toEqual([
      ["a-nickel", "bomb"],
      ["a-dime"],
    ])
  }
})

test("an empty discard gives nothing, and that was the next time", () => {
  const table = fourSoulsTable({
    cards: [sack],
    p1: { board: ["compost", "test-sack"] },
    lootDeck: ["bomb", "a-penny"],
  })
  table.p1.activate("compost").allPass().p1.activate("test-sack").allPass().p1.has("hand")
  expect(cardsIn(turnOver(table), "p2.hand")).toEqual(["bomb"])
})

test("what was looted from there everybody has seen", () => {
  const table = fourSoulsTable({ cards: [sack], p1: { board: ["compost", "test-sack"] }, lootDiscard: heap })
  table.p1.activate("compost").allPass().p1.activate("test-sack").allPass()
  table.p2.sees("p1.hand", "a-nickel")
})
