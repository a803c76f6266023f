// Yum Heart: the next damage to somebody does not happen.

import { expect, test } from "vitest"
import { axe, beast, needle, person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("however much it is, and only once", () => {
  const table = fourSoulsTable({
    cards: [axe, needle],
    p1: { board: ["yum-heart", "test-axe", "test-needle"] },
  })
  table.p1.activate("yum-heart", "p2").allPass().p1.activate("test-axe", "p2").allPass()
  expect([table.told("damage"), person(table, 2).health]).toEqual([[], 2])
  table.p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(1)
})

test("a monster's too", () => {
  const table = fourSoulsTable({ p1: { board: ["yum-heart"], hand: ["gold-bomb"] }, monsters: ["gurdy"] })
  table.p1.activate("yum-heart", "gurdy").allPass().p1.play("gold-bomb", "gurdy").allPass()
  expect(beast(table).health).toBe(5)
})

test("in answer to a miss, before its damage resolves", () => {
  const table = fourSoulsTable({ p1: { board: ["yum-heart"], damage: 1 }, monsters: ["dip"], dice: [1, 6] })
  attack(table, "dip").p1.pass().p2.pass()
  table.p1.activate("yum-heart", "p1").allPass()
  expect([table.told("playerDies"), table.told("damage").length]).toEqual([[], 1])
})

test("of what has gone meanwhile there is nothing to shield", () => {
  const table = fourSoulsTable({
    p1: { board: ["yum-heart"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly"],
  })
  table.p1.activate("yum-heart", "fly").p1.pass().p2.play("bomb", "fly").allPass()
  expect(table.told("fizzle").length).toBe(1)
})

test("gone with the turn, at the end of which the heart is recharged", () => {
  const table = fourSoulsTable({ cards: [needle], p1: { board: ["yum-heart", "test-needle"] } })
  table.p1.activate("yum-heart", "p2").allPass().p1.end().allPass()
  expect(sideways(table, "p1.board")).toEqual([])
  table.p2.pass().p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(1)
})

test("in the first edition 1 damage is prevented, and the end of the turn does not recharge it", () => {
  const heart = "yum-heart-first-edition"
  const table = fourSoulsTable({
    cards: [needle],
    p1: { board: [heart, "test-needle"], hand: ["gold-bomb"] },
    monsters: ["gurdy"],
  })
  table.p1.activate(heart, "gurdy").allPass().p1.play("gold-bomb", "gurdy").allPass()
  expect(beast(table).health).toBe(3)
  table.p1.end().allPass()
  expect(sideways(table, "p1.board")).toEqual([heart])
})
