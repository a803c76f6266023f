// Holy Dinga: every 6 heals, and its reward is rolled.

import { expect, test } from "vitest"
import { die, person } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("whoever rolls a 6 heals 1 HP", () => {
  const table = fourSoulsTable({
    p1: { damage: 1 },
    p2: { board: ["test-die", "dinner"], damage: 2 },
    monsters: ["holy-dinga"],
    cards: [die],
    dice: [6, 5],
  })
  table.p1.pass().p2.activate("test-die").allPass().p1.pass().p2.activate("test-die").allPass()
  expect([person(table, 1).health, person(table, 2).health]).toEqual([1, 2])
})

test("leaves as many cents as are rolled", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"], cents: 0 },
    monsters: ["holy-dinga"],
    dice: [6],
  })
  expect(cents(table.p1.play("gold-bomb", "holy-dinga").allPass())[0]).toBe(6)
})
