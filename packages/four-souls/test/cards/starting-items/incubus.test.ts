// Incubus: knows other hands, and puts its own cards back.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const position = { p1: { board: ["incubus"], hand: ["bomb"] }, p2: { hand: ["a-dime", "a-nickel"] }, p3: {} }

test("a hand is looked at, and cards may be swapped", () => {
  const table = fourSoulsTable(position)
  table.p1.activate("incubus~hand", "p2").allPass().p1.isAsked("swap")
  table.p1.sees("p2.hand", "a-dime", "a-nickel").p3.sees("p2.hand", "?", "?")
  // Who gives a card picks it.
  table.p1.yes().p1.isNotAsked().p2.isAsked("swap-mine").p2.pick("a-dime").allPass()
  table.p1.has("hand", "a-dime")
  expect(cardsIn(table, "p2.hand").toSorted()).toEqual(["a-nickel", "bomb"])
  table.p3.sees("p1.hand", "?").p3.sees("p2.hand", "?", "?")
})

test("one's own card is chosen where there are several", () => {
  const table = fourSoulsTable({ ...position, p1: { board: ["incubus"], hand: ["bomb", "two-cents"] } })
  table.p1.activate("incubus~hand", "p2").allPass().p1.yes().p1.isAsked("swap-mine").p1.pick("two-cents")
  table.p2.pick("a-nickel").allPass()
  expect([cardsIn(table, "p1.hand"), cardsIn(table, "p2.hand")]).toEqual([
    ["bomb", "a-nickel"],
    ["a-dime", "two-cents"],
  ])
})

test("or everything stays", () => {
  const table = fourSoulsTable(position)
  table.p1.activate("incubus~hand", "p2").allPass().p1.no().allPass()
  expect([cardsIn(table, "p1.hand"), cardsIn(table, "p2.hand")]).toEqual([["bomb"], ["a-dime", "a-nickel"]])
})

test("where either has no card there is nothing to swap", () => {
  const none = fourSoulsTable({ ...position, p1: { board: ["incubus"] } })
  none.p1
    .activate("incubus~hand", "p2")
    .allPass()
    .p1.isAsked("action")
    .p1.sees("p2.hand", "a-dime", "a-nickel")
  const empty = fourSoulsTable(position)
  empty.p1.activate("incubus~hand", "p3").allPass().p1.isAsked("action")
})

test("loot 1, and one card goes on top of the deck", () => {
  const table = fourSoulsTable({
    p1: { board: ["incubus"], hand: ["bomb"] },
    lootDeck: ["a-dime", "a-penny"],
  })
  table.p1
    .activate("incubus~loot")
    .allPass()
    .p1.isAsked("put-back")
    .p1.canPickExactly("bomb", "a-dime")
    .p1.pick("bomb")
  table.p1.has("hand", "a-dime").p1.sees("lootDeck", "?", "bomb").p2.sees("lootDeck", "?", "?")
})

test("also the one that was just drawn", () => {
  const table = fourSoulsTable({ p1: { board: ["incubus"] }, lootDeck: ["a-dime", "a-penny"] })
  table.p1.activate("incubus~loot").allPass().p1.has("hand")
  expect(cardsIn(table, "lootDeck")).toEqual(["a-penny", "a-dime"])
})

test("with nothing to draw, a card of the hand goes to the deck all the same", () => {
  const table = fourSoulsTable({ p1: { board: ["incubus"], hand: ["bomb"] }, lootDeck: [] })
  table.p1.activate("incubus~loot").allPass().p1.has("hand")
  expect(cardsIn(table, "lootDeck")).toEqual(["bomb"])
})
