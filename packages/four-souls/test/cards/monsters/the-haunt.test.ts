// The Haunt: harder to hit every other time it is hurt.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more evasion till end of turn every other time it takes damage, however much", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"] },
    p2: { board: ["mr-boom"] },
    monsters: ["the-haunt"],
  })
  table.p1.activate("mr-boom", "the-haunt").allPass()
  expect(beast(table).evasion).toBe(4)
  table.p1.pass().p2.activate("mr-boom", "the-haunt").allPass()
  expect(beast(table).evasion).toBe(5)
  table.p1.end().allPass()
  expect([beast(table).evasion, beast(table).health]).toEqual([4, 3])
})

test("counts anew each turn", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"] },
    p2: { board: ["mr-boom"] },
    monsters: ["the-haunt"],
  })
  table.p1.activate("mr-boom", "the-haunt").allPass().p1.end().allPass()
  table.p2.activate("mr-boom", "the-haunt").allPass()
  expect(beast(table).evasion).toBe(4)
})
