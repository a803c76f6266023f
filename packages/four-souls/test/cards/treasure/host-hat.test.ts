// Host Hat: takes a blow and hands it on.

import { expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardAt, fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const position = {
  cards: [needle],
  p1: { board: ["host-hat", "test-needle", "the-battery"] },
  p2: {},
  p3: {},
}
const worn = (): Play => fourSoulsTable(position).p1.activate("host-hat").allPass()
const health = (table: Play): number[] => [1, 2, 3].map((seat) => person(table, seat).health)

test("the next damage is prevented, and another player is hurt by the hat", () => {
  const table = worn()
  table.p1
    .activate("test-needle", "p1")
    .allPass()
    .p1.isAsked("target")
    .p1.canPickExactly("p2", "p3")
    .p1.pick("p3")
  expect(table.told("prevented")).toMatchObject([{ whom: 0, amount: 1 }])
  table.allPass()
  expect(health(table)).toEqual([2, 2, 1])
  expect(table.told("damage")).toMatchObject([{ whom: 2, from: cardAt(table, "p1.board", "host-hat") }])
})

test("once: the damage after that is taken", () => {
  const table = worn()
  table.p1.activate("test-needle", "p1").allPass().p1.pick("p2").allPass()
  table.p1.activate("test-needle", "p1").allPass()
  expect(health(table)).toEqual([1, 1, 2])
})

test("of more damage 1 is prevented, and the rest is taken", () => {
  const table = fourSoulsTable({
    ...position,
    cards: [axe],
    p1: { board: ["host-hat", "dinner", "breakfast", "test-axe"] },
  })
  table.p1.activate("host-hat").allPass().p1.activate("test-axe", "p1").allPass().p1.pick("p2").allPass()
  expect(health(table)).toEqual([2, 1, 2])
})

test("nobody's damage but one's own is prevented, and nothing comes of it", () => {
  const table = worn().p1.activate("test-needle", "p2").allPass()
  expect([health(table), table.told("prevented")]).toEqual([[2, 1, 2], []])
})

test("it is for this turn", () => {
  const table = turnOver(worn())
  table.p2.pass().p3.pass().p1.activate("test-needle", "p1").allPass()
  expect([health(table), table.told("prevented")]).toEqual([[1, 2, 2], []])
})

test("twice in a turn it prevents twice, and each time hurts once", () => {
  const table = worn().p1.activate("the-battery", "host-hat").allPass().p1.activate("host-hat").allPass()
  table.p1.activate("test-needle", "p1").allPass().p1.pick("p2").allPass()
  expect(health(table)).toEqual([2, 1, 2])
  table.p1.activate("test-needle", "p1").allPass().p1.pick("p3").allPass()
  expect(health(table)).toEqual([2, 1, 1])
})
