// Famine: costs a turn.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase, turnOver } from "../../support/turns.ts"

test("the active player skips their next turn", () => {
  const table = fourSoulsTable({ p1: {}, p2: {}, p3: {}, monsters: ["famine"], dice: [3, 3] })
  attack(table, "famine").allPass().p1.has("souls", "famine")
  expect(cardsIn(table, "p1.hand")).toHaveLength(3)
  const turns = Array.from({ length: 5 }, () => phase(turnOver(table)))
  expect(turns).toEqual(["p2 action", "p3 action", "p2 action", "p3 action", "p1 action"])
})

test("whoever killed it, the active player does", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { hand: ["gold-bomb"], plays: 1 },
    monsters: ["famine"],
  })
  table.p1.pass().p2.play("gold-bomb", "famine").allPass()
  expect([phase(turnOver(table)), phase(turnOver(table)), phase(turnOver(table))]).toEqual([
    "p2 action",
    "p2 action",
    "p1 action",
  ])
})
