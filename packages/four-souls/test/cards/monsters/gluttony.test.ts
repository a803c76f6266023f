// Gluttony: a 6 hurts a neighbour.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("each time it takes combat damage on a 6 it deals 1 damage to the player to the active player's left", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["dinner", "breakfast"] },
    p3: {},
    monsters: ["gluttony"],
    dice: [6, 5, 6, 3],
  })
  attack(table, "gluttony").allPass().p1.has("souls", "gluttony")
  expect([1, 2, 3].map((seat) => person(table, seat).health)).toEqual([2, 2, 2])
  expect(table.told("damage").filter(({ whom }) => whom === 1)).toMatchObject([
    { amount: 1, combat: 0 },
    { amount: 1, combat: 0 },
  ])
})

test("a 6 whose damage is prevented, and a bomb, hurt nobody", () => {
  const table = fourSoulsTable({
    p1: { board: ["yum-heart"], hand: ["bomb"] },
    monsters: ["gluttony"],
    wounds: [2],
    dice: [6, 3],
  })
  table.p1.activate("yum-heart", "gluttony").allPass()
  attack(table, "gluttony")
  while (table.told("rolls").length < 2) table.by(table.open[0].seat + 1).pass()
  table.p1.play("bomb", "gluttony").allPass()
  expect([table.told("damage").length, person(table, 2).health]).toEqual([2, 2])
})

test("the last blow counts too", () => {
  const table = fourSoulsTable({ p1: {}, p2: { damage: 1 }, monsters: ["gluttony"], wounds: [3], dice: [6] })
  attack(table, "gluttony").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
  table.p1.has("souls", "gluttony")
})
