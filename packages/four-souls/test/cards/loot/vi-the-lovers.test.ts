// VI. The Lovers: 2 HP more till end of turn.

import { expect, test } from "vitest"
import { axe, person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("on top of what there is, hurt or not", () => {
  const table = fourSoulsTable({ p1: { hand: ["vi-the-lovers"] }, p2: { damage: 1 } })
  table.p1.play("vi-the-lovers", "p2").allPass()
  expect([person(table, 2).health, person(table, 2).maxHealth, person(table, 1).health]).toEqual([3, 4, 2])
})

test("who was hurt within it is whole again with the turn, at the old number", () => {
  const table = fourSoulsTable({ cards: [axe], p1: { hand: ["vi-the-lovers"], board: ["test-axe"] } })
  table.p1.play("vi-the-lovers", "p2").allPass().p1.activate("test-axe", "p2").allPass()
  expect([person(table, 2).health, table.told("playerDies")]).toEqual([1, []])
  table.p1.end().allPass()
  expect([person(table, 2).health, person(table, 2).maxHealth, table.told("playerDies")]).toEqual([2, 2, []])
})

test("it is no help against a death that waits", () => {
  const table = fourSoulsTable({ p1: { hand: ["xiii-death"] }, p2: { hand: ["vi-the-lovers"], plays: 1 } })
  table.p1.play("xiii-death", "p2").p1.pass().p2.pass().p1.pass().p2.play("vi-the-lovers", "p2").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})
