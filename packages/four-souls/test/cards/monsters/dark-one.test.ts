// Dark One: stronger with every wound.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more attack till end of turn each time it takes damage", () => {
  const table = fourSoulsTable({ p1: { board: ["mr-boom"], hand: ["bomb"] }, monsters: ["dark-one"] })
  table.p1.activate("mr-boom", "dark-one").allPass()
  expect(beast(table).attack).toBe(2)
  table.p1.play("bomb", "dark-one").allPass()
  expect(beast(table).attack).toBe(3)
  expect(beast(table.p1.end().allPass())).toMatchObject({ attack: 1, health: 3 })
})
