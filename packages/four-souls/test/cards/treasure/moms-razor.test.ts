// Mom's Razor: a 6 may hurt whoever rolled it.

import { expect, test } from "vitest"
import { die, person } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const rolled = (value: number): Play =>
  fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: { board: ["moms-razor"] },
    cards: [die],
    dice: [value],
  })
    .p1.activate("test-die")
    .allPass()

test("1 damage to whoever rolled a 6, dealt by the razor, if its player says so", () => {
  const table = rolled(6).p2.isAsked("deal").p2.yes().allPass()
  expect([person(table, 1).health, person(table, 2).health]).toEqual([1, 2])
  const [{ from }] = table.told("damage")
  expect(table.state.objects.find((each) => each.ref === from)?.controller).toBe(1)
})

test("or none", () => {
  const table = rolled(6).p2.no().allPass()
  expect(table.told("damage")).toEqual([])
})

test("other numbers cut nobody", () => {
  expect(rolled(5).told("damage")).toEqual([])
})

test("its own player's 6 may be cut too", () => {
  const table = fourSoulsTable({
    p1: { board: ["moms-razor"], damage: 1 },
    monsters: ["dip"],
    dice: [6],
  })
  attack(table, "dip").allPass().p1.yes().allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
})
