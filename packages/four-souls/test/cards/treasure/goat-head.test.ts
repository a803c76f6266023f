// Goat Head: cards out of the hand for as many others, at the end of its player's turn.

import { expect, test } from "vitest"
import { axe } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const ended = (hand: string[], more: object = {}): Play =>
  fourSoulsTable({
    p1: { board: ["goat-head"], hand },
    lootDeck: ["a-dime", "a-nickel", "bomb", "a-penny"],
    ...more,
  })
    .p1.end()
    .allPass()

test("as many new ones as were discarded", () => {
  const table = ended(["butter-bean", "two-cents", "three-cents"])
  table.p1.isAsked("discard-any").p1.pick("two-cents", "butter-bean")
  expect([cardsIn(table, "p1.hand").toSorted(), cardsIn(table, "lootDiscard").toSorted()]).toEqual([
    ["a-dime", "a-nickel", "three-cents"],
    ["butter-bean", "two-cents"],
  ])
  table.allPass()
})

test("none of them", () => {
  const table = ended(["butter-bean", "two-cents"]).p1.pick()
  expect([cardsIn(table, "p1.hand"), cardsIn(table, "lootDiscard")]).toEqual([
    ["butter-bean", "two-cents"],
    [],
  ])
  table.allPass()
})

test("an empty hand is nothing to ask about", () => {
  const table = ended([]).p2.isAsked("action")
  table.p1.has("hand")
})

test("a deck that runs out is made of what was just discarded", () => {
  const table = ended(["butter-bean", "two-cents"], { lootDeck: ["a-dime"] }).p1.pick(
    "two-cents",
    "butter-bean",
  )
  expect([cardsIn(table, "p1.hand").length, cardsIn(table, "p1.hand").includes("a-dime")]).toEqual([2, true])
  table.allPass()
})

test("not at the end of others' turns", () => {
  const table = fourSoulsTable({ p2: { board: ["goat-head"], hand: ["bomb"] } })
  table.p1.end().allPass().p2.isAsked("action")
})

test("before hands are trimmed", () => {
  const table = ended([...Array.from({ length: 11 }, () => "two-cents"), "bomb"])
  table.p1.pick("bomb").allPass().p1.isAsked("discard")
  table.leaves("p1", "discard")
})

test("who died in this turn has an end of it all the same", () => {
  const table = fourSoulsTable({
    cards: [axe],
    p1: { board: ["goat-head", "test-axe"], hand: ["bomb", "a-dime"] },
  })
  table.p1.activate("test-axe", "p1").allPass().p1.pick("test-axe").p1.pick("bomb").allPass()
  table.p1.isAsked("discard-any").p1.pick("a-dime").allPass()
  expect(cardsIn(table, "lootDiscard")).toEqual(["bomb", "a-dime"])
})
