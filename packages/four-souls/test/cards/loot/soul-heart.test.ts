// Soul Heart: the next damage to a player is 1 less.

import { expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const shielded = (): Play =>
  fourSoulsTable({
    cards: [needle, axe],
    p1: { hand: ["soul-heart"], board: ["test-needle", "test-axe"] },
    p2: { board: ["breakfast", "dinner"] },
  })
    .p1.play("soul-heart", "p2")
    .allPass()

test("1 damage does not happen at all, and the next 1 does", () => {
  const table = shielded().p1.activate("test-needle", "p2").allPass()
  expect([person(table, 2).health, table.told("damage")]).toEqual([4, []])
  table.p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(3)
})

test("of 3 damage 2 are left", () => {
  const table = shielded().p1.activate("test-axe", "p2").allPass()
  expect([person(table, 2).health, table.told("damage")]).toMatchObject([2, [{ amount: 2 }]])
})

test("somebody else's damage leaves it as it is", () => {
  const table = shielded().p1.activate("test-needle", "p1").allPass()
  expect(person(table, 1).health).toBe(1)
  table.p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(4)
})

test("it works in answer to damage that waits", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, p2: { hand: ["soul-heart"], plays: 1, damage: 1 } })
  table.p1.play("bomb", "p2").p1.pass().p2.pass().p1.pass().p2.play("soul-heart", "p2").allPass()
  expect([table.told("playerDies"), person(table, 2).health]).toEqual([[], 1])
})

test("with another shield 2 are taken off one blow", () => {
  const table = fourSoulsTable({
    cards: [axe],
    p1: { hand: ["soul-heart", "dagaz"], board: ["test-axe"], plays: 1 },
  })
  table.p1.play("soul-heart", "p2").allPass().p1.play("dagaz~prevent", "p2").allPass()
  table.p1.activate("test-axe", "p2").allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 1, amount: 1 }])
})

test("it is gone with the turn", () => {
  const table = shielded().p1.end().allPass().p2.end().allPass()
  table.p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(3)
})
