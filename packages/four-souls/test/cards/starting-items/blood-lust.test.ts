// Blood Lust: +1 attack for a player or a monster till end of turn.

import { expect, test } from "vitest"
import { beast, person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("a player hits harder", () => {
  const table = fourSoulsTable({ p1: { board: ["blood-lust"] }, monsters: ["fatty"], dice: [6, 6] })
  table.p1.activate("blood-lust", "p1").allPass()
  expect([person(table, 1).attack, person(table, 2).attack]).toEqual([2, 1])
  attack(table, "fatty").allPass()
  expect(table.told("damage").map(({ amount }) => amount)).toEqual([2, 2])
})

test("so does a monster", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["blood-lust"] }, monsters: ["dip"], dice: [1] })
  table.p1.pass().p2.activate("blood-lust", "dip").allPass()
  expect(beast(table).attack).toBe(2)
  attack(table, "dip").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
})

test("an attack value is what it is when the damage is put on the stack", () => {
  const table = fourSoulsTable({ p1: { board: ["blood-lust"] }, monsters: ["dip"], dice: [6] })
  attack(table, "dip").p1.pass().p2.pass()
  // The hit waits.
  table.p1.activate("blood-lust", "p1").allPass()
  expect(table.told("damage")).toMatchObject([{ amount: 1 }])
})

test("lost on a monster that has gone", () => {
  const table = fourSoulsTable({
    p1: { board: ["blood-lust"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["dip"],
  })
  table.p1.activate("blood-lust", "dip").p1.pass().p2.play("bomb", "dip").allPass()
  expect([table.told("fizzle").length, beast(table).attack]).toEqual([1, 1])
})

test("gone with the turn, at the end of which it is recharged", () => {
  const table = fourSoulsTable({ p1: { board: ["blood-lust"] } })
  table.p1.activate("blood-lust", "p1").allPass().p1.end().allPass()
  expect([person(table, 1).attack, sideways(table, "p1.board")]).toEqual([1, []])
})

test("in the first edition the end of the turn does not recharge it", () => {
  const table = fourSoulsTable({ p1: { board: ["blood-lust-first-edition"] } })
  table.p1.activate("blood-lust-first-edition", "p2").allPass()
  expect(person(table, 2).attack).toBe(2)
  table.p1.end().allPass()
  expect([person(table, 2).attack, sideways(table, "p1.board")]).toEqual([1, ["blood-lust-first-edition"]])
})
