// Shiny Rock: a cent for activating items.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1¢ each time its player activates an item, by tapping or by paying", () => {
  const table = fourSoulsTable({
    p1: { board: ["shiny-rock", "mr-boom", "smelter"], hand: ["bomb"], cents: 0 },
    monsters: ["fat-bat"],
  })
  expect(cents(table.p1.activate("mr-boom", "fat-bat").allPass())[0]).toBe(1)
  expect(cents(table.p1.activate("smelter").allPass())[0]).toBe(1 + 1 + 3)
})

test("also when the ability is cancelled", () => {
  const table = fourSoulsTable({
    p1: { board: ["shiny-rock", "mr-boom"], cents: 0 },
    p2: { board: ["no"] },
    monsters: ["fat-bat"],
  })
  // The rock's cent comes first: it is on top.
  table.p1.activate("mr-boom", "fat-bat").p1.pass().p2.pass()
  expect(cents(table)[0]).toBe(1)
  table.p1.pass().p2.activate("no", "item").allPass()
  expect([cents(table), table.told("damage")]).toEqual([[1, 3], []])
})

test("nothing for a character, or for others' items", () => {
  const table = fourSoulsTable({
    p1: { board: ["shiny-rock"], cents: 0 },
    p2: { board: ["mr-boom"], cents: 0 },
    monsters: ["fat-bat"],
  })
  table.p1.activate("isaac").allPass().p1.pass().p2.activate("mr-boom", "fat-bat").allPass()
  expect(cents(table)).toEqual([0, 0])
})
