// Godhead: a roll becomes a 1 or a 6.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const rolled = (): Play =>
  fourSoulsTable({ cards: [die], p1: { board: ["test-die", "godhead"] }, dice: [3] })
    .p1.activate("test-die")
    .p1.pass()
    .p2.pass()

test.each([
  ["lowest", 1],
  ["highest", 6],
])("the %s", (way, value) => {
  const table = rolled().p1.activate("godhead", "item").p1.pass().p2.pass()
  table.p1.canPickExactly("lowest", "highest").p1.pick(way).allPass()
  expect(table.told("rolls")).toMatchObject([{ value }])
})

test("there has to be a roll, anybody's", () => {
  fourSoulsTable({ p1: { board: ["godhead"] } }).p1.cannot("activate:godhead", "no-target")
  const table = fourSoulsTable({ p2: { board: ["godhead"] }, monsters: ["fly"], dice: [1] })
  attack(table, "fly")
    .p1.pass()
    .p2.activate("godhead", "item")
    .p2.pass()
    .p1.pass()
    .p2.pick("highest")
    .allPass()
  expect(cardsIn(table, "monsterDiscard")).toEqual(["fly"])
})
