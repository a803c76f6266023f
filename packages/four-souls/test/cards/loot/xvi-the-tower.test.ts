// XVI. The Tower: damage to players or to monsters, by a roll.

import { expect, test } from "vitest"
import { beast, person } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardAt, fourSoulsTable } from "../../support/table.ts"

const tower = (value: number, monsters = ["gurdy", "monstro"]): Play =>
  fourSoulsTable({
    p1: { hand: ["xvi-the-tower"], board: ["breakfast"] },
    p2: { board: ["breakfast"] },
    monsters,
    dice: [value],
  })
    .p1.play("xvi-the-tower")
    .allPass()

test.each([
  [1, 1],
  [2, 1],
  [5, 2],
  [6, 2],
])("a %i: %i for each player", (value, amount) => {
  const table = tower(value)
  expect([1, 2].map((seat) => person(table, seat).health)).toEqual([3 - amount, 3 - amount])
  expect([beast(table, 1).health, table.told("damage")]).toMatchObject([5, [{ from: -1 }, { from: -1 }]])
})

test.each([3, 4])("a %i: 1 for each monster, in the order that its player says", (value) => {
  const table = tower(value)
  table.p1.isAsked("order").p1.pick("monstro", "gurdy").allPass()
  const hit = table.told("damage").map(({ whom, amount }) => [whom, amount])
  expect(hit).toEqual([
    [cardAt(table, "monsters", "monstro"), 1],
    [cardAt(table, "monsters", "gurdy"), 1],
  ])
  expect([beast(table, 1).health, beast(table, 2).health, person(table, 1).health]).toEqual([4, 3, 3])
})

test("a 3 with no monster there hurts nobody", () => {
  expect(tower(3, []).told("damage")).toEqual([])
})
