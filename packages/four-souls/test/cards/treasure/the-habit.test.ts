// The Habit: recharges something, the first time its player is hurt in a turn.

import { expect, test } from "vitest"
import { needle } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const hurt = (): Play =>
  fourSoulsTable({
    p1: { board: ["test-needle"] },
    p2: { board: ["the-habit", "mr-boom", "the-battery", "dinner"], deactivated: ["mr-boom", "the-battery"] },
    cards: [needle],
  })
    .p1.activate("test-needle", "p2")
    .allPass()

test("an item may be recharged", () => {
  const table = hurt().p2.pick("mr-boom").allPass().p2.isAsked("recharge").p2.yes().allPass()
  expect(sideways(table, "p2.board")).toEqual(["the-battery"])
})

test("or not", () => {
  const table = hurt().p2.pick("mr-boom").allPass().p2.no().allPass()
  expect(sideways(table, "p2.board")).toEqual(["mr-boom", "the-battery"])
})

test("once a turn, and again in the next", () => {
  const table = hurt().p2.pick("mr-boom").allPass().p2.yes().allPass()
  table.p1.activate("test-needle", "p2").allPass().p1.isAsked("action")
  expect(sideways(table, "p2.board")).toEqual(["the-battery"])
  table.p1.end().allPass().p2.pass().p1.activate("test-needle", "p2").allPass().p2.pick("mr-boom").allPass()
  table.p2.no()
})

test("the damage of others is none of its business", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-needle"] },
    p2: { board: ["the-habit"] },
    cards: [needle],
  })
  table.p1.activate("test-needle", "p1").allPass().p1.isAsked("action")
})
