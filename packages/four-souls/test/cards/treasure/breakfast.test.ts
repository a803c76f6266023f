// Breakfast: one more HP.

import { expect, test } from "vitest"
import { axe, hammer, person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("gives 1 HP more, for as long as it is there", () => {
  const table = fourSoulsTable({ p1: { board: ["breakfast"] } })
  expect([person(table, 1).health, person(table, 1).maxHealth, person(table, 2).health]).toEqual([3, 3, 2])
})

test("takes its empty HP along when it goes", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-hammer"] },
    p2: { board: ["breakfast"], damage: 2 },
    cards: [hammer],
  })
  expect(person(table, 2).health).toBe(1)
  table.p1.activate("test-hammer", "breakfast").allPass()
  expect([table.told("playerDies"), person(table, 2)]).toMatchObject([[], { health: 1, maxHealth: 2 }])
})

test("as the death penalty, it goes before the next turn's full HP", () => {
  const table = fourSoulsTable({ p1: { board: ["test-axe"] }, p2: { board: ["breakfast"] }, cards: [axe] })
  table.p1.activate("test-axe", "p2").allPass()
  table.p2.has("board", "isaac").p1.end().allPass()
  expect([person(table, 2).health, person(table, 2).maxHealth]).toEqual([2, 2])
})
