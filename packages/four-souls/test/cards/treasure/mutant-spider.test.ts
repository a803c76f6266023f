// Mutant Spider: four dice for the next roll, and its player says which.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const ready = (more: object = {}): Play =>
  fourSoulsTable({
    cards: [die],
    p1: { board: ["mutant-spider", "test-die"] },
    p2: { board: ["test-die"] },
    dice: [2, 5, 2, 6],
    ...more,
  })
    .p1.activate("mutant-spider")
    .allPass()

test("one of four is the result, seen by all before anybody answers", () => {
  const table = ready().p1.activate("test-die").p1.pass().p2.pass()
  table.p1.isAsked("rolled").p1.canPickExactly("2", "5", "6").p2.isNotAsked()
  expect(table.told("severalDice")).toMatchObject([{ who: 0, values: [2, 5, 2, 6] }])
  table.p1.pick("5").p1.isAsked("respond")
  expect(table.told("dice")).toMatchObject([{ who: 0, value: 5 }])
  expect(table.allPass().told("rolls")).toMatchObject([{ value: 5 }])
})

test("whoever rolls, its player chooses", () => {
  const table = ready().p1.pass().p2.activate("test-die").p2.pass().p1.pass()
  table.p2.isNotAsked().p1.isAsked("rolled").p1.pick("6").allPass()
  expect(table.told("rolls")).toMatchObject([{ who: 1, value: 6 }])
})

test("an attack roll is a roll", () => {
  const table = attack(ready({ monsters: ["fly"] }), "fly")
    .p1.isAsked("rolled")
    .p1.pick("6")
    .allPass()
  expect(cardsIn(table, "monsterDiscard")).toEqual(["fly"])
})

test("the next roll alone", () => {
  const table = ready({ dice: [2, 5, 2, 6, 3] })
    .p1.activate("test-die")
    .p1.pass()
    .p2.pass()
    .p1.pick("2")
    .allPass()
  expect(table.p1.activate("test-die").allPass().told("rolls")).toMatchObject([{ value: 2 }, { value: 3 }])
})

test("a reroll is no other roll", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["mutant-spider", "test-die"], hand: ["dice-shard"] },
    dice: [1, 4, 2, 2, 2, 2],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.activate("mutant-spider").p1.pass().p2.pass()
  table.p1.play("dice-shard", "item").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 4 }])
  table.p1.activate("test-die").allPass().p1.canPickExactly("2").p1.pick("2").allPass()
})
