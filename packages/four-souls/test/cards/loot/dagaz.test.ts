// Dagaz: against a curse, or against damage.

import { expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("a curse of anybody's is destroyed", () => {
  const table = fourSoulsTable({ p1: { hand: ["dagaz"] }, p2: { board: ["curse-of-greed", "dinner"] } })
  table.p1
    .cannotPick("play:dagaz~destroy-curse>dinner")
    .p1.play("dagaz~destroy-curse", "curse-of-greed")
    .allPass()
  expect([cardsIn(table, "p2.board"), cardsIn(table, "monsterDiscard")]).toEqual([
    ["isaac", "dinner"],
    ["curse-of-greed"],
  ])
})

test("one that has just come up, before anybody gets it", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { hand: ["dagaz"], plays: 1 },
    monsters: ["fly"],
    monsterDeck: ["curse-of-greed", "dip", "clotty"],
  })
  table.p1.attack().allPass().p1.against("deck").p1.pick("p2")
  table.p1.pass().p2.play("dagaz~destroy-curse", "curse-of-greed").allPass()
  expect([cardsIn(table, "p2.board"), cardsIn(table, "monsterDiscard"), cardsIn(table, "monsters")]).toEqual([
    ["isaac"],
    ["curse-of-greed"],
    ["fly"],
  ])
})

test("without a curse only the other way is offered", () => {
  const table = fourSoulsTable({ p1: { hand: ["dagaz"] } })
  table.p1.canPick("play:dagaz~prevent>p1", "play:dagaz~prevent>p2")
  expect(table.choices(1).filter((key) => key.startsWith("play:dagaz~destroy"))).toEqual([])
})

test("a curse that has gone with its player is no more there", () => {
  const table = fourSoulsTable({
    p1: { hand: ["dagaz"] },
    p2: { board: ["curse-of-greed"], hand: ["xiii-death"], plays: 1 },
  })
  table.p1.play("dagaz~destroy-curse", "curse-of-greed").p1.pass().p2.play("xiii-death", "p2").allPass()
  expect([table.told("fizzle").length, cardsIn(table, "monsterDiscard")]).toEqual([1, ["curse-of-greed"]])
})

test("the next 1 damage to a player is prevented, and no more", () => {
  const table = fourSoulsTable({
    cards: [axe, needle],
    p1: { hand: ["dagaz"], board: ["test-axe", "test-needle"] },
    p2: { board: ["breakfast", "dinner"] },
  })
  table.p1.play("dagaz~prevent", "p2").allPass().p1.activate("test-axe", "p2").allPass()
  expect([person(table, 2).health, table.told("damage")]).toMatchObject([2, [{ amount: 2 }]])
  table.p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(1)
})
