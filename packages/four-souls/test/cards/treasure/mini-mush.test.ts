// Mini Mush: up to 2 less on a roll.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

/** p1 has rolled this, and the roll waits. */
const rolled = (value: number): Play =>
  fourSoulsTable({ cards: [die], p1: { board: ["mini-mush", "test-die"] }, dice: [value] })
    .p1.activate("test-die")
    .p1.pass()
    .p2.pass()

test.each([0, 1, 2])("%i of them", (much) => {
  const table = rolled(6).p1.activate("mini-mush", "item").p1.pass().p2.pass()
  table.p1.isAsked("how-much").p1.pick(`${much}`).allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 6 - much }])
})

test("never below 1", () => {
  const table = rolled(2).p1.activate("mini-mush", "item").p1.pass().p2.pass().p1.pick("2").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 1 }])
})

test("an attack roll too, which may miss by it", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["mini-mush"] },
    monsters: ["dip"],
    dice: [4, 6],
  })
  attack(table, "dip").p1.pass().p2.activate("mini-mush", "item").p2.pass().p1.pass().p2.pick("1").allPass()
  expect(table.told("damage")[0]).toMatchObject({ whom: 0, roll: 3 })
})

test("without a roll there is nothing to subtract from", () => {
  fourSoulsTable({ p1: { board: ["mini-mush"] } }).p1.cannotPick("activate:mini-mush")
})
