// The Polaroid: loot 2 at the end of a turn for an empty hand.

import { expect, test } from "vitest"
import { axe } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("an empty hand gets 2 cards", () => {
  const table = fourSoulsTable({ p1: { board: ["the-polaroid"] }, lootDeck: ["bomb", "a-dime", "a-nickel"] })
  table.p1.end().allPass().p1.has("hand", "bomb", "a-dime")
})

test("a single card is not none", () => {
  const table = fourSoulsTable({ p1: { board: ["the-polaroid"], hand: ["bomb"] } })
  table.p1.end().allPass().p1.has("hand", "bomb")
})

test("what counts is the hand as it resolves: the last card may be played in answer", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-polaroid"], hand: ["a-dime"], plays: 1 },
    lootDeck: ["bomb", "a-nickel", "two-cents"],
  })
  table.p1.end().p1.pass().p2.pass().p1.play("a-dime").allPass().p1.has("hand", "bomb", "a-nickel")
})

test("not at the end of others' turns", () => {
  const table = fourSoulsTable({ p2: { board: ["the-polaroid"] } })
    .p1.end()
    .allPass()
  expect(cardsIn(table, "p2.hand")).toHaveLength(1)
})

test("who has died and lost the last card gets 2 all the same", () => {
  const table = fourSoulsTable({
    cards: [axe],
    p1: { board: ["the-polaroid", "test-axe"], hand: ["a-dime"] },
    lootDeck: ["bomb", "a-nickel", "two-cents"],
  })
  table.p1
    .activate("test-axe", "p1")
    .allPass()
    .p1.pick("test-axe")
    .allPass()
    .p1.has("hand", "bomb", "a-nickel")
})
