// Curse of the Tower: others are hurt with you.

import { expect, test } from "vitest"
import { axe, beast, hush, needle } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const struck = (by: string, ...dice: number[]): Play =>
  fourSoulsTable({
    p1: { board: ["test-needle", "test-axe"] },
    p2: { board: ["curse-of-the-tower"] },
    p3: {},
    monsters: ["fatty", "conjoined-fatty"],
    cards: [needle, axe],
    dice,
  })
    .p1.activate(by, "p2")
    .allPass()

test.each([1, 3])("each other player takes 1 damage on a %i, in turn order", (value) => {
  const table = struck("test-needle", value).allPass()
  expect(table.told("damage")).toMatchObject([
    { whom: 1, amount: 1 },
    { whom: 0, amount: 1, from: -1 },
    { whom: 2, amount: 1, from: -1 },
  ])
})

test.each([4, 6])("a monster of your choice is dealt 1 on a %i", (value) => {
  const table = struck("test-needle", value)
    .p2.isAsked("target")
    .p2.canPickExactly("fatty", "conjoined-fatty")
  table.p2.pick("fatty").allPass()
  expect([beast(table, 1).health, beast(table, 2).health]).toEqual([3, 4])
})

test("damage that kills sets it off too", () => {
  const table = struck("test-axe", 1).allPass()
  expect(table.told("damage").map(({ whom }) => whom)).toEqual([1, 0, 2])
})

test("the damage of others does not", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-needle"] },
    p2: { board: ["curse-of-the-tower"] },
    p3: {},
    cards: [needle],
  })
  table.p1.activate("test-needle", "p3").allPass()
  expect(table.told("dice")).toEqual([])
})

test("cancelled, there is no roll", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-needle", "test-hush"] },
    p2: { board: ["curse-of-the-tower"] },
    p3: {},
    cards: [needle, hush],
  })
  table.p1.activate("test-needle", "p2").p1.pass().p2.pass().p3.pass().p1.pass().p2.pass().p3.pass()
  table.p2.pass().p3.pass().p1.activate("test-hush", "item").allPass()
  expect(table.told("dice")).toEqual([])
})
