// Belly Button: another loot card in your turn, and your character is recharged for damage.

import { expect, test } from "vitest"
import { needle, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways, turnOver } from "../../support/turns.ts"

test("one more loot card on your turn", () => {
  const table = fourSoulsTable({ p1: { board: ["belly-button"], hand: ["a-penny", "a-dime", "a-nickel"] } })
  table.p1.play("a-penny").allPass().p1.play("a-dime").allPass().p1.cannotPick("play:a-nickel")
})

test("not on the others' turns", () => {
  const table = fourSoulsTable({ p1: { board: ["belly-button"], hand: ["a-penny"] } })
  turnOver(table)
  expect(person(table, 1).lootPlays).toBe(0)
})

const struck = (times = 1): Play => {
  const table = fourSoulsTable({
    p1: { board: ["belly-button", "dinner"], deactivated: ["isaac"] },
    p2: { board: ["test-needle"] },
    cards: [needle],
  })
  for (let i = 0; i < times; i++) table.p1.pass().p2.activate("test-needle", "p1").allPass()
  return table
}

test("your character may be recharged each time you take damage", () => {
  const table = struck().p1.isAsked("recharge").p1.yes().allPass()
  expect(sideways(table, "p1.board")).toEqual([])
  table.p1.activate("isaac").allPass().p1.pass().p2.activate("test-needle", "p1").allPass().p1.yes().allPass()
  expect(sideways(table, "p1.board")).toEqual([])
})

test("or not", () => {
  const table = struck().p1.no().allPass()
  expect(sideways(table, "p1.board")).toEqual(["isaac"])
})

test("the damage of others is nothing to it", () => {
  const table = fourSoulsTable({
    p1: { board: ["belly-button"], deactivated: ["isaac"] },
    p2: { board: ["test-needle"] },
    cards: [needle],
  })
  table.p1.pass().p2.activate("test-needle", "p2").allPass().p1.isAsked("action")
})
