// Curse of Greed: 4¢ at the end of each turn of whoever has it.

import { expect, test } from "vitest"
import { axe } from "../../support/cards.ts"
import { attack, cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("4¢ at the end of each turn of theirs, and of no other", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["curse-of-greed"], cents: 9 } })
  expect(cents(table.p1.end().allPass())[1]).toBe(9)
  expect(cents(table.p2.end().allPass())[1]).toBe(5)
})

test("what there is, if it is less", () => {
  const table = fourSoulsTable({ p1: { board: ["curse-of-greed"], cents: 3 } })
  expect(cents(table.p1.end().allPass())[0]).toBe(0)
})

test("the active player may give it to anybody, and it goes when that player dies", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    monsters: ["clotty"],
    monsterDeck: ["curse-of-greed", "fly"],
    cards: [axe],
  })
  attack(table, "deck").allPass().p1.pick("p2").allPass().p2.has("board", "isaac", "curse-of-greed")
  table.p1.activate("test-axe", "p2").allPass().p2.has("board", "isaac")
  expect(cardsIn(table, "monsterDiscard")).toEqual(["curse-of-greed"])
})
