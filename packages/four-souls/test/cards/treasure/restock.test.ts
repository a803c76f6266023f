// Restock: shop items make way for others at the start of its player's turn.

import { expect, test } from "vitest"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

/** p2's turn begins. */
const started = (more: object = {}): Play =>
  fourSoulsTable({
    p2: { board: ["restock"] },
    shop: ["meat", "dinner"],
    treasureDeck: ["synthoil", "smelter", "mr-boom"],
    ...more,
  })
    .p1.end()
    .allPass()

test("any of them are put into discard, and the slots filled again", () => {
  const table = started().p2.isAsked("discard-wares").p2.pick("meat", "dinner").allPass()
  expect([cardsIn(table, "shop"), cardsIn(table, "treasureDiscard").toSorted()]).toEqual([
    ["synthoil", "smelter"],
    ["dinner", "meat"],
  ])
})

test("one of them, or none", () => {
  const one = started().p2.pick("dinner").allPass()
  expect([cardsIn(one, "shop").toSorted(), cardsIn(one, "treasureDiscard")]).toEqual([
    ["meat", "synthoil"],
    ["dinner"],
  ])
  const none = started().p2.pick().allPass()
  expect([cardsIn(none, "shop"), cardsIn(none, "treasureDiscard")]).toEqual([["meat", "dinner"], []])
})

test("an empty shop is nothing to ask about", () => {
  started({ shop: [], treasureDeck: [] }).p2.isAsked("action")
})

test("put into discard is not destroyed: The Chest becomes no soul", () => {
  const table = started({ shop: ["the-chest"] })
    .p2.pick("the-chest")
    .allPass()
  expect([cardsIn(table, "treasureDiscard"), cardsIn(table, "p2.souls")]).toEqual([["the-chest"], []])
})

test("not in other players' turns", () => {
  fourSoulsTable({ p1: { board: ["restock"] }, shop: ["meat"] })
    .p1.end()
    .allPass()
    .p2.isAsked("action")
})
