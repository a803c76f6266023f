// The Dead Cat: nine counters, lost instead of health.

import { expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"
import type { Play } from "../../support/play.ts"

/** Counters on the cat of a player, the last card there. */
const lives = (table: Play, zone = "board.0"): unknown =>
  table.game.view(table.state, 0).zones[zone].at(-1)?.shows?.["counters"] ?? 0

test("damage takes as many counters, and is prevented", () => {
  const table = fourSoulsTable({ p1: { board: ["test-axe", "the-dead-cat"] }, cards: [axe] })
  expect(lives(table)).toBe(9)
  table.p1.activate("test-axe", "p1").allPass()
  expect([lives(table), person(table, 1).health, table.told("damage")]).toEqual([6, 2, []])
})

test("once they are gone damage is damage again, also the part they could not take", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe", "test-needle", "dinner", "the-dead-cat"] },
    cards: [axe, needle],
  })
  for (let i = 0; i < 2; i++) table.p1.activate("test-axe", "p1").allPass()
  table.p1.activate("test-needle", "p1").allPass().p1.activate("test-needle", "p1").allPass()
  expect(lives(table)).toBe(1)
  table.p1.activate("test-axe", "p1").allPass()
  expect([lives(table), table.told("damage").map(({ amount }) => amount)]).toEqual([0, [2]])
})

test("others are hurt as ever, and in the shop it waits with its counters", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-needle"], cents: 10 },
    shop: ["the-dead-cat"],
    treasureDeck: ["the-dead-cat", "meat"],
    cards: [needle],
  })
  table.p1.activate("test-needle", "p1").allPass()
  expect([person(table, 1).health, lives(table, "shop")]).toEqual([1, 9])
  table.p1.buy().allPass().p1.ware("the-dead-cat").allPass()
  expect([lives(table), lives(table, "shop")]).toEqual([9, 9])
})
