// Lucky Foot: up to 2 more on a roll that is no attack roll.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play, waiting } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

/** p1 has rolled this, and the roll waits. */
const rolled = (value: number, more: object = {}): Play =>
  fourSoulsTable({ cards: [die], p1: { board: ["lucky-foot", "test-die"] }, dice: [value], ...more })
    .p1.activate("test-die")
    .p1.pass()
    .p2.pass()

test.each([0, 1, 2])("%i of them", (much) => {
  const table = rolled(2).p1.activate("lucky-foot", "item").p1.pass().p2.pass()
  table.p1.isAsked("how-much").p1.pick(`${much}`).allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 2 + much }])
})

test("not more than 2, and never above 6", () => {
  const table = rolled(5).p1.activate("lucky-foot", "item").p1.pass().p2.pass()
  expect(table.choices(1)).toEqual(["0", "1", "2"])
  table.p1.pick("2").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 6 }])
})

test("another player's roll too", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"] },
    p2: { board: ["lucky-foot"] },
    dice: [1],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.pass().p2.activate("lucky-foot", "item")
  table.p2.pass().p1.pass().p2.pick("2").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 3 }])
})

test("an attack roll is out of its reach", () => {
  const table = fourSoulsTable({ p1: { board: ["lucky-foot"] }, monsters: ["dip"], dice: [6] })
  attack(table, "dip")
  expect(waiting(table)).toHaveLength(1)
  table.p1.cannotPick("activate:lucky-foot>item").allPass()
})

test("without a roll there is nothing to add to", () => {
  fourSoulsTable({ p1: { board: ["lucky-foot"] } }).p1.cannotPick("activate:lucky-foot")
})

test("a number that was added counts for what would be rolled", () => {
  const table = rolled(1, { p1: { board: ["lucky-foot", "test-die", "dads-lost-coin"] } })
  table.p1.activate("lucky-foot", "item").p1.pass().p2.pass().p1.pick("1").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 2 }])
})

test("cancelled, the roll stays as it is", () => {
  const table = rolled(2, { p2: { board: ["no"] } }).p1.activate("lucky-foot", "item")
  table.p1.pass()
  const [activation] = table.choices(2).filter((key) => key.startsWith("activate:no"))
  table.p2.pick(activation).allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 2 }])
})
