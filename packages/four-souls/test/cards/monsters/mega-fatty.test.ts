// Mega Fatty: heals by hitting.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("heals 1 HP each time it deals combat damage, never beyond its own", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner", "breakfast"] },
    monsters: ["mega-fatty"],
    wounds: [1],
    dice: [1, 1, 3, 3, 3],
  })
  attack(table, "mega-fatty")
  while (table.told("rolls").length < 2) round(table)
  expect(beast(table).health).toBe(3)
  while (table.told("rolls").length < 3) round(table)
  expect(beast(table).health).toBe(3)
  table.allPass().p1.has("souls", "mega-fatty")
  expect(table.told("heal")).toHaveLength(1)
})

test("a blow that is prevented heals nothing", () => {
  const table = fourSoulsTable({
    p1: { board: ["yum-heart"] },
    monsters: ["mega-fatty"],
    wounds: [2],
    dice: [1, 3],
  })
  table.p1.activate("yum-heart", "p1").allPass()
  attack(table, "mega-fatty").allPass().p1.has("souls", "mega-fatty")
})
