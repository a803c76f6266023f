// Curse of Amnesia: two loot cards at the end of each turn of whoever has it.

import { expect, test } from "vitest"
import { axe } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("goes to whom the active player says", () => {
  const table = fourSoulsTable({ monsters: ["clotty"], monsterDeck: ["curse-of-amnesia", "fly"] })
  attack(table, "deck").allPass().p1.canPickExactly("p1", "p2").p1.pick("p2").allPass()
  table.p2.has("board", "isaac", "curse-of-amnesia").p1.has("monsters", "clotty")
})

test("two loot cards of their own choice are discarded at the end of their turn, and of no other", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["curse-of-amnesia"], hand: ["bomb", "a-dime"] },
  })
  table.p1.end().allPass().p2.isAsked("action").p2.end().allPass()
  table.p2.isAsked("discard").p2.pick("bomb", "a-penny").allPass().p2.has("hand", "a-dime")
})

test("as many as there are", () => {
  const table = fourSoulsTable({ p1: { board: ["curse-of-amnesia"], hand: ["bomb"] } })
  table.p1.end().allPass().p2.isAsked("action").p1.has("hand")
  expect(cardsIn(table, "lootDiscard")).toEqual(["bomb"])
})

test("is discarded when they die", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: { board: ["curse-of-amnesia"] },
    cards: [axe],
  })
  table.p1.activate("test-axe", "p2").allPass().p2.has("board", "isaac")
  expect(cardsIn(table, "monsterDiscard")).toEqual(["curse-of-amnesia"])
})
