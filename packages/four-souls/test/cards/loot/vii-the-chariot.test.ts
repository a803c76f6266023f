// VII. The Chariot: stronger and tougher till end of turn.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("+1 attack and +1 HP for a player, and for nobody else", () => {
  const table = fourSoulsTable({ p1: { hand: ["vii-the-chariot"] }, p2: { damage: 1 } })
  table.p1.play("vii-the-chariot", "p2").allPass()
  expect(person(table, 2)).toMatchObject({ attack: 2, health: 2, maxHealth: 3 })
  expect(person(table, 1)).toMatchObject({ attack: 1, health: 2, maxHealth: 2 })
})

test("gone with the turn", () => {
  const table = fourSoulsTable({ p1: { hand: ["vii-the-chariot"] } })
  table.p1.play("vii-the-chariot", "p1").allPass().p1.end().allPass()
  expect(person(table, 1)).toMatchObject({ attack: 1, health: 2, maxHealth: 2 })
})
