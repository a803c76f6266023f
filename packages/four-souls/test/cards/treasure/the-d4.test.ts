// The D4: other items for all that a player has, at the price of itself.

import { expect, test } from "vitest"
import { hammer, varnish } from "../../support/cards.ts"
import { order } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const treasureDeck = ["meat", "synthoil", "smelter", "breakfast"]

test("each item is rerolled in the order that its player says", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-d4", "dinner"] },
    p2: { board: ["mr-boom", "the-relic"] },
    treasureDeck,
  })
  table.p1.activate("the-d4", "p2").allPass().p2.isAsked("order").p2.pick("the-relic", "mr-boom")
  expect([cardsIn(table, "p2.board"), cardsIn(table, "treasureDiscard")]).toEqual([
    ["isaac", "meat", "synthoil"],
    ["the-d4", "the-relic", "mr-boom"],
  ])
  table.p1.has("board", "isaac", "dinner")
})

test("its own player's items, but not itself: it is gone by then", () => {
  const table = fourSoulsTable({ p1: { board: ["the-d4", "dinner"] }, treasureDeck })
  table.p1.activate("the-d4", "p1").allPass().p1.has("board", "isaac", "meat")
})

test("eternal items stay, and nothing comes for them", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-d4"] },
    p2: { board: ["the-d6", "dinner"] },
    treasureDeck,
  })
  table.p1.activate("the-d4", "p2").allPass()
  table.p2.isAsked("order").p2.pick("the-d6", "dinner")
  table.p2.has("board", "isaac", "the-d6", "meat")
})

test("who has nothing gets nothing, and it is destroyed all the same", () => {
  const table = fourSoulsTable({ p1: { board: ["the-d4"] }, treasureDeck })
  table.p1.activate("the-d4", "p2").allPass().p2.has("board", "isaac").p1.has("board", "isaac")
  expect(cardsIn(table, "treasureDiscard")).toEqual(["the-d4"])
})

test("a new item may be one that was just destroyed, when the deck has run out", () => {
  const table = fourSoulsTable({ p1: { board: ["the-d4"] }, p2: { board: ["dinner"] }, treasureDeck: [] })
  table.p1.activate("the-d4", "p2").allPass()
  expect(cardsIn(table, "p2.board")).toHaveLength(2)
})

test("destroyed in answer, it cannot destroy itself any more, and nothing is rerolled", () => {
  const table = fourSoulsTable({
    cards: [hammer],
    p1: { board: ["the-d4"] },
    p2: { board: ["dinner", "test-hammer"] },
    treasureDeck,
  })
  table.p1.activate("the-d4", "p2").p1.pass().p2.activate("test-hammer", "the-d4").allPass()
  table.p2.has("board", "isaac", "dinner", "test-hammer")
})

test("cancelled, it stays", () => {
  const table = fourSoulsTable({ p1: { board: ["the-d4"] }, p2: { board: ["no", "dinner"] }, treasureDeck })
  table.p1.activate("the-d4", "p2").p1.pass().p2.activate("no", "item").allPass()
  table.p1.has("board", "isaac", "the-d4").p2.has("board", "isaac", "no", "dinner")
})

test("copied by Placebo, it is Placebo that is destroyed", () => {
  const table = fourSoulsTable({
    p1: { board: ["placebo"] },
    p2: { board: ["the-d4", "dinner"] },
    treasureDeck,
  })
  table.p1.activate("placebo", "the-d4").allPass().p1.pick("p2").allPass().p2.pick("dinner", "the-d4")
  table.p1.has("board", "isaac").p2.has("board", "isaac", "meat", "synthoil")
})

test("in the first edition all are destroyed first, and then as many treasures are one gain", () => {
  for (const [card, steps] of [
    ["the-d4", ["destroy", "destroy", "gainTreasure", "destroy", "gainTreasure"]],
    ["the-d4-first-edition", ["destroy", "destroy", "destroy", "gainTreasure"]],
  ] as const) {
    const table = fourSoulsTable({
      p1: { board: [card] },
      p2: { board: ["mr-boom", "the-relic"] },
      treasureDeck,
    })
    table.p1.activate(card, "p2").allPass().p2.isAsked("order").p2.pick("the-relic", "mr-boom")
    table.p2.has("board", "isaac", "meat", "synthoil").p1.has("board", "isaac")
    expect(order(table, "destroy", "gainTreasure")).toEqual(steps)
  }
})

test("in the first edition eternal items bring nothing, and where it is one itself it is of no use", () => {
  const card = "the-d4-first-edition"
  const table = fourSoulsTable({ p1: { board: [card] }, p2: { board: ["the-d6", "dinner"] }, treasureDeck })
  table.p1.activate(card, "p2").allPass().p2.has("board", "isaac", "the-d6", "meat")
  const eternal = fourSoulsTable({ p1: { board: [card, "test-varnish"] }, cards: [varnish] })
  eternal.p1.activate("test-varnish", card).allPass().p1.cannotPick(`activate:${card}`)
})
