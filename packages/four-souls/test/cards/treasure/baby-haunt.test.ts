// Baby Haunt: monsters are harder to hit for whoever has it, until they die and hand it on.

import { expect, test } from "vitest"
import { axe, beast, hammer } from "../../support/cards.ts"
import { order } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

test("every monster has 1 more evasion on your turn, and on no other", () => {
  const table = fourSoulsTable({ p1: { board: ["baby-haunt"] }, monsters: ["fly", "fatty"] })
  expect([beast(table, 1).evasion, beast(table, 2).evasion]).toEqual([3, 3])
  turnOver(table)
  expect([beast(table, 1).evasion, beast(table, 2).evasion]).toEqual([2, 2])
})

test("a roll that would have hit misses", () => {
  const table = fourSoulsTable({ p1: { board: ["baby-haunt"] }, monsters: ["fly"], dice: [2, 3] })
  table.p1.attack().allPass().p1.against("fly").allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0 }, { from: 0 }])
})

test("it is an item like any other: in the shop it does nothing, and it can be destroyed there", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-hammer"] },
    shop: ["baby-haunt"],
    monsters: ["fly"],
    cards: [hammer],
  })
  expect(beast(table).evasion).toBe(2)
  table.p1.activate("test-hammer", "baby-haunt").allPass().p1.has("treasureDiscard", "baby-haunt")
})

test("goes to another player of the dead one's choice, before the penalty could take it", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: { board: ["baby-haunt"] },
    p3: {},
    cards: [axe],
  })
  table.p1.activate("test-axe", "p2").allPass().p2.canPickExactly("p1", "p3").p2.pick("p3").allPass()
  table.p2.has("board", "isaac").p3.has("board", "isaac", "baby-haunt")
  expect(order(table, "handOver", "penaltyPaid")).toEqual(["handOver", "penaltyPaid"])
})

test("destroyed in answer to its trigger, it goes to nobody", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe", "test-hammer"] },
    p2: { board: ["baby-haunt"] },
    p3: {},
    cards: [axe, hammer],
  })
  table.p1.activate("test-axe", "p2").allPass().p2.pick("p1").p2.pass().p3.pass()
  table.p1.activate("test-hammer", "baby-haunt").allPass()
  table.p1.has("board", "isaac", "test-axe", "test-hammer").p1.has("treasureDiscard", "baby-haunt")
})

test("in the first edition a monster is harder to hit once it is attacked, till end of turn", () => {
  const table = fourSoulsTable({
    p1: { board: ["baby-haunt-first-edition"] },
    monsters: ["fly", "fatty"],
    dice: [2, 3],
  })
  expect([beast(table, 1).evasion, beast(table, 2).evasion]).toEqual([2, 2])
  table.p1.attack().allPass().p1.against("fly").p1.pass().p2.pass()
  expect([beast(table, 1).evasion, beast(table, 2).evasion]).toEqual([3, 2])
  table.allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0 }, { from: 0 }])
})

test("in the first edition it is handed on by the dead one as well", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: { board: ["baby-haunt-first-edition"] },
    cards: [axe],
  })
  table.p1
    .activate("test-axe", "p2")
    .allPass()
    .p1.has("board", "isaac", "test-axe", "baby-haunt-first-edition")
})
