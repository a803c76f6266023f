// Poker Chip: a die says how many of the first cents of a turn are gained.

import { expect, test } from "vitest"
import { cents, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const gained = (value: number, more: object = {}): Play =>
  fourSoulsTable({
    p1: { board: ["poker-chip"], hand: ["a-nickel", "a-dime"], plays: 1, ...more },
    dice: [value],
  })
    .p1.play("a-nickel")
    .allPass()

test.each([1, 2, 3])("a %i: 1 cent", (value) => {
  expect(cents(gained(value))).toEqual([4, 3])
})

test.each([4, 5, 6])("a %i: twice as many", (value) => {
  expect(cents(gained(value))).toEqual([13, 3])
})

test("the second time in a turn nothing is rolled; the next turn it is again", () => {
  const table = gained(3).p1.play("a-dime").allPass()
  expect([cents(table), table.told("dice")]).toMatchObject([[14, 3], [{ value: 3 }]])
  const later = fourSoulsTable({
    p1: { board: ["poker-chip"], hand: ["a-nickel", "a-dime"] },
    dice: [1, 6],
  })
  later.p1.play("a-nickel").allPass()
  turnOver(turnOver(later)).p1.play("a-dime").allPass()
  expect(cents(later)).toEqual([3 + 1 + 20, 3])
})

test("nothing is gained before the die is settled, and everybody can answer it", () => {
  const table = fourSoulsTable({
    p1: { board: ["poker-chip"], hand: ["a-nickel"] },
    p2: { hand: ["dice-shard"], plays: 1 },
    dice: [1, 6],
  })
  table.p1.play("a-nickel").p1.pass().p2.pass()
  expect(cents(table)).toEqual([3, 3])
  table.p1.pass().p2.play("dice-shard", "item").allPass()
  expect(cents(table)).toEqual([13, 3])
})

test("not on another player's turn, and not what another player gains", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-nickel"] },
    p2: { board: ["poker-chip"], hand: ["a-dime"], plays: 1 },
  })
  table.p1.play("a-nickel").allPass().p1.pass().p2.play("a-dime").allPass()
  expect([cents(table), table.told("dice")]).toEqual([[8, 13], []])
})

test("what else changes the gain applies once, before or after", () => {
  for (const first of ["poker-chip:0", "counterfeit-penny:0"]) {
    const table = fourSoulsTable({
      p1: { board: ["poker-chip", "counterfeit-penny"], hand: ["a-nickel"] },
      dice: [6],
    })
    table.p1.play("a-nickel").allPass().p1.isAsked("replace").p1.pick(first).allPass()
    expect(cents(table)).toEqual([first === "poker-chip:0" ? 3 + 11 : 3 + 12, 3])
  }
})

test("as loot it becomes an item first", () => {
  const table = fourSoulsTable({ p1: { hand: ["poker-chip"] } })
    .p1.play("poker-chip")
    .allPass()
  expect(cardsIn(table, "p1.board")).toEqual(["isaac", "poker-chip"])
})
