// Eden's Blessing: cents at the end of your turn, if you have none.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

test("6 cents for who has none at the end of their turn", () => {
  const table = turnOver(fourSoulsTable({ p1: { board: ["edens-blessing"], cents: 0 } }))
  expect(person(table, 1).cents).toBe(6)
})

test("nothing for who has any, nor at the end of another's turn", () => {
  expect(person(turnOver(fourSoulsTable({ p1: { board: ["edens-blessing"], cents: 1 } })), 1).cents).toBe(1)
  const other = turnOver(fourSoulsTable({ p2: { board: ["edens-blessing"], cents: 0 } }))
  expect(person(other, 2).cents).toBe(0)
})

test("what is gained or spent before it resolves counts", () => {
  const gained = fourSoulsTable({ p1: { board: ["edens-blessing"], cents: 0, hand: ["a-penny"] } })
  gained.p1.end().p1.pass().p2.pass().p1.play("a-penny").allPass()
  expect(person(gained, 1).cents).toBe(1)
  const spent = fourSoulsTable({ p1: { board: ["edens-blessing", "battery-bum"], cents: 4 } })
  spent.p1.end().p1.pass().p2.pass().p1.activate("battery-bum", "battery-bum").allPass()
  expect(person(spent, 1).cents).toBe(6)
})
