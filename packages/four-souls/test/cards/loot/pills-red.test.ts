// Pills! (red): stronger, tougher, or hurt.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const swallowed = (value: number): Play =>
  fourSoulsTable({ p1: {}, p2: { hand: ["pills-red"], plays: 1 }, dice: [value] })
    .p1.pass()
    .p2.play("pills-red")
    .allPass()

test.each([1, 2])("a %i: +1 attack till end of turn", (value) => {
  const table = swallowed(value)
  expect([person(table, 1).attack, person(table, 2).attack]).toEqual([1, 2])
  expect(person(table.p1.end().allPass(), 2).attack).toBe(1)
})

test.each([3, 4])("a %i: +1 HP till end of turn", (value) => {
  const table = swallowed(value)
  expect([person(table, 2).health, person(table, 2).maxHealth]).toEqual([3, 3])
  expect(person(table.p1.end().allPass(), 2).maxHealth).toBe(2)
})

test.each([5, 6])("a %i: 1 damage", (value) => {
  const table = swallowed(value)
  expect([table.told("damage"), person(table, 2).health]).toMatchObject([
    [{ whom: 1, amount: 1, from: -1 }],
    1,
  ])
})
