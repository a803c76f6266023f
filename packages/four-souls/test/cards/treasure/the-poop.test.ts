// The Poop: damage makes counters, counters prevent damage.

import { expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardAt, fourSoulsTable } from "../../support/table.ts"

/** p1 can hurt; p2 has The Poop with so many counters on it. */
function counted(counters: number, more: object = {}): Play {
  const table = fourSoulsTable({
    cards: [axe, needle],
    p1: { board: ["test-needle", "test-axe"] },
    p2: { board: ["the-poop"] },
    ...more,
  })
  const poop = table.state.objects.find(({ ref }) => ref === cardAt(table, "p2.board", "the-poop"))
  if (poop?.data) poop.data.counters = counters
  return table
}

const counters = (table: Play): unknown =>
  table.game.view(table.state, 1).zones["board.1"].find(({ card }) => card === "the-poop")?.shows?.[
    "counters"
  ] ?? 0

test("a counter each time its player takes damage, however much", () => {
  const table = counted(0).p1.activate("test-needle", "p2").allPass()
  expect(counters(table)).toBe(1)
  table.p1.activate("test-axe", "p2").p1.pass().p2.pass()
  while (table.told("damage").length < 2) table.by(table.open[0].seat + 1).pass()
  table.allPass()
  expect(table.told("counters")).toHaveLength(2)
})

test("others' damage leaves none", () => {
  const table = counted(0).p1.activate("test-needle", "p1").allPass()
  expect(counters(table)).toBe(0)
})

test("a counter prevents the next 1 damage of the turn, in answer to it too", () => {
  const table = counted(1).p1.activate("test-needle", "p2").p1.pass().p2.activate("the-poop").allPass()
  expect([person(table, 2).health, counters(table), table.told("damage")]).toEqual([2, 0, []])
})

test("1 of more damage: the rest is taken, and leaves a counter", () => {
  const table = counted(2, { p2: { board: ["the-poop", "dinner"] } })
  table.p1.pass().p2.activate("the-poop").p2.activate("the-poop").allPass()
  expect(counters(table)).toBe(0)
  table.p1.activate("test-axe", "p2").allPass()
  expect([person(table, 2).health, counters(table)]).toEqual([2, 1])
})

test("without a counter there is nothing to pay with", () => {
  counted(0).p1.pass().p2.cannotPick("activate:the-poop").allPass()
})

test("what has not been used by the end of the turn is gone", () => {
  const table = counted(1).p1.pass().p2.activate("the-poop").allPass().p1.end().allPass()
  table.p2.pass().p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(1)
})

test("cancelled, the counter is gone for nothing", () => {
  const table = counted(1, { p1: { board: ["test-needle", "no"] } })
  table.p1.pass().p2.activate("the-poop").p2.pass().p1.activate("no", "item").allPass()
  table.p1.activate("test-needle", "p2").allPass()
  expect([person(table, 2).health, counters(table)]).toEqual([1, 1])
})
