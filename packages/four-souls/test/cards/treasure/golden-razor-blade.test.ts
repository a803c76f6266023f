// Golden Razor Blade: 1 damage for 5¢.

import { expect, test } from "vitest"
import { beast, person } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 damage to a monster or a player for each 5¢", () => {
  const table = fourSoulsTable({
    p1: { board: ["golden-razor-blade"], cents: 12 },
    p2: {},
    p3: {},
    monsters: ["clotty"],
  })
  table.p1
    .activate("golden-razor-blade", "clotty")
    .allPass()
    .p1.activate("golden-razor-blade", "p3")
    .allPass()
  expect([beast(table).health, person(table, 3).health, cents(table)[0]]).toEqual([1, 1, 2])
  table.p1.cannotPick("activate:golden-razor-blade>p2")
})
