// The Relic: loot for every 1.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("loot 1 for each 1 that anybody rolls, and for no other number", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: { board: ["the-relic"] },
    cards: [die],
    dice: [1, 2, 1],
  })
  for (const held of [1, 1, 2]) {
    table.p1.activate("test-die").allPass()
    expect([cardsIn(table, "p1.hand").length, cardsIn(table, "p2.hand").length]).toEqual([0, held])
  }
})

test("a 1 that becomes something else before it is final is none", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die", "sacred-heart"] },
    p2: { board: ["the-relic"] },
    cards: [die],
    dice: [1],
  })
  table.p1.activate("test-die").allPass().p1.yes().allPass().p2.has("hand")
})

test("an empty deck is made anew of the discard, and if there is none there is no loot", () => {
  const position = { p1: { board: ["test-die", "the-relic"] }, cards: [die], dice: [1], lootDeck: [] }
  const pick = (table: ReturnType<typeof fourSoulsTable>): typeof table => {
    table.p1.activate("test-die").allPass()
    return table.p1.pick(...table.options(1).map(({ key }) => key)).allPass()
  }
  expect(cardsIn(pick(fourSoulsTable({ ...position, lootDiscard: ["bomb"] })), "p1.hand")).toEqual(["bomb"])
  expect(cardsIn(pick(fourSoulsTable(position)), "p1.hand")).toEqual([])
})
