// Suicide King: loot for dying.

import { expect, test } from "vitest"
import { axe } from "../../support/cards.ts"
import { order } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("loot 3 for its player's death, before the penalty takes one", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: { board: ["suicide-king"] },
    cards: [axe],
  })
  table.p1.activate("test-axe", "p2").allPass().p2.isAsked("penalty-loot")
  expect([cardsIn(table, "p2.hand").length, order(table, "loot", "penaltyPaid")]).toEqual([3, ["loot"]])
  table.p2
    .pick(table.options(2)[0].key)
    .allPass()
    .p2.has("board", "isaac")
    .p2.has("hand", "a-penny", "a-penny")
})

test("nothing for the death of others", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: { board: ["suicide-king"] },
    p3: {},
    cards: [axe],
  })
  table.p1.activate("test-axe", "p3").allPass().p2.has("hand")
})

test("as many as there are in the deck", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: { board: ["suicide-king"] },
    lootDeck: ["bomb"],
    cards: [axe],
  })
  table.p1.activate("test-axe", "p2").allPass().p2.has("hand").p2.has("lootDiscard", "bomb")
})
