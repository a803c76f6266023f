// Dinner: one more HP.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("gives 1 HP more, also beside Breakfast", () => {
  const table = fourSoulsTable({ p1: { board: ["dinner"] }, p2: { board: ["dinner", "breakfast"] } })
  expect([person(table, 1).maxHealth, person(table, 2).maxHealth]).toEqual([3, 4])
})

test("keeps somebody alive who has 2 damage", () => {
  const table = fourSoulsTable({ p1: { board: ["dinner"], damage: 1, hand: ["bomb"] } })
  table.p1.play("bomb", "p1").allPass()
  expect([person(table, 1).health, table.told("dying")]).toEqual([1, []])
})
