// Mega Fatty: heals by hitting.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("heals 1 HP each time it deals combat damage, never beyond its own", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner", "breakfast"] },
    monsters: ["mega-fatty"],
    wounds: [2],
    dice: [1, 1, 1, 3, 3, 3],
  })
  attack(table, "mega-fatty")
  for (const [rolls, health] of [
    [2, 2],
    [3, 3],
    [4, 3],
  ]) {
    while (table.told("rolls").length < rolls) round(table)
    expect(beast(table).health).toBe(health)
  }
  table.allPass().p1.has("souls", "mega-fatty")
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
