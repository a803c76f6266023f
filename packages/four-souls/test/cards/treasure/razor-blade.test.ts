// Razor Blade: 1 damage to a player.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 damage to a player, its own included, and to no monster", () => {
  const table = fourSoulsTable({ p1: { board: ["razor-blade"] }, p2: {}, p3: {}, monsters: ["fly"] })
  table.p1
    .canPick("activate:razor-blade>p1", "activate:razor-blade>p3")
    .p1.cannotPick("activate:razor-blade>fly")
  table.p1.activate("razor-blade", "p2").allPass()
  expect([1, 2, 3].map((seat) => person(table, seat).health)).toEqual([2, 1, 2])
})

test("nothing when it is cancelled", () => {
  const table = fourSoulsTable({ p1: { board: ["razor-blade"] }, p2: { board: ["no"] }, p3: {} })
  table.p1.activate("razor-blade", "p2").p1.pass().p2.activate("no", "item").allPass()
  expect(table.told("damage")).toEqual([])
})
