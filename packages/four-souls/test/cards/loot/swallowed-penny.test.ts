// Swallowed Penny: a cent for each time its player takes damage.

import { expect, test } from "vitest"
import { axe, needle } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("one, however much damage it was", () => {
  const table = fourSoulsTable({
    cards: [axe],
    p1: { board: ["test-axe"] },
    p2: { board: ["swallowed-penny", "breakfast", "dinner"] },
  })
  table.p1.activate("test-axe", "p2").allPass()
  expect(cents(table)).toEqual([3, 4])
})

test("each time", () => {
  const table = fourSoulsTable({
    cards: [needle],
    p1: { board: ["test-needle"] },
    p2: { board: ["swallowed-penny", "breakfast"] },
  })
  for (let i = 0; i < 2; i++) table.p1.activate("test-needle", "p2").allPass()
  expect(cents(table)).toEqual([3, 5])
})

test("not when others are hurt, not when the damage is prevented", () => {
  const table = fourSoulsTable({
    cards: [needle],
    p1: { board: ["test-needle"], hand: ["soul-heart"] },
    p2: { board: ["swallowed-penny"] },
  })
  table.p1.activate("test-needle", "p1").allPass().p1.play("soul-heart", "p2").allPass()
  table.p1.activate("test-needle", "p2").allPass()
  expect(cents(table)).toEqual([3, 3])
})

test("also for the blow that kills, before it is paid for", () => {
  const table = fourSoulsTable({
    cards: [axe],
    p1: { board: ["test-axe"] },
    p2: { board: ["swallowed-penny"], cents: 0 },
  })
  table.p1.activate("test-axe", "p2").allPass()
  // The death is above the penny on the stack: the cent comes after the penalty, of nothing.
  expect([table.told("playerDies").length, cents(table)]).toEqual([1, [3, 1]])
})
