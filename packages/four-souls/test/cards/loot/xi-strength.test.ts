// XI. Strength: +1 attack till end of turn, and one more attack.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("the active player hits harder and may attack twice, but need not", () => {
  const table = fourSoulsTable({ p1: { hand: ["xi-strength"] }, monsters: ["fatty", "dip"], dice: [6, 6, 6] })
  table.p1.play("xi-strength", "p1").allPass()
  attack(table, "fatty").allPass()
  expect(table.told("damage").map(({ amount }) => amount)).toEqual([2, 2])
  table.p1.canPick("attack", "end")
  attack(table, "dip").allPass().p1.cannot("attack", "no-attack-left")
})

test("after the one attack of the turn too", () => {
  const table = fourSoulsTable({ p1: { hand: ["xi-strength"] }, monsters: ["dip", "trite"], dice: [6, 6] })
  attack(table, "dip").allPass().p1.cannotPick("attack").p1.play("xi-strength", "p1").allPass()
  attack(table, "trite").allPass().p1.cannotPick("attack")
})

test("somebody else is stronger, and cannot attack out of turn", () => {
  const table = fourSoulsTable({ p1: { hand: ["xi-strength"] }, monsters: ["dip", "fly"], dice: [6] })
  table.p1.play("xi-strength", "p2").allPass()
  expect([person(table, 1).attack, person(table, 2).attack]).toEqual([1, 2])
  attack(table, "dip").allPass().p1.cannotPick("attack")
})

test("gone with the turn", () => {
  const table = fourSoulsTable({ p1: { hand: ["xi-strength"] }, monsters: ["dip"] })
  table.p1.play("xi-strength", "p1").allPass().p1.end().allPass()
  expect([person(table, 1).attack, table.state.table.extraAttacks]).toEqual([1, []])
})
