// Dad's Lost Coin: a 1 may be rolled again.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { type Play, round } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const rolling = (dice: number[], more: object = {}): Play =>
  fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: { board: ["dads-lost-coin"], ...more },
    cards: [die],
    dice,
  })
    .p1.activate("test-die")
    .allPass()

test("anybody's 1 is rolled again if its player says so", () => {
  const table = rolling([1, 5]).p2.isAsked("reroll").p2.yes().allPass()
  expect(table.told("rolls")).toMatchObject([{ who: 0, value: 5 }])
})

test("or stays a 1", () => {
  expect(rolling([1]).p2.no().allPass().told("rolls")).toMatchObject([{ value: 1 }])
})

test("another 1 is another chance", () => {
  const table = rolling([1, 1, 2]).p2.yes().allPass().p2.yes().allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 2 }])
})

test("other numbers are left alone", () => {
  expect(rolling([2]).told("rolls")).toMatchObject([{ value: 2 }])
})

test("comes to nothing if the roll is no 1 any more", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die", "spoon-bender"] },
    p2: { board: ["dads-lost-coin"] },
    cards: [die],
    dice: [1],
  })
  table.p1.activate("test-die")
  while (table.told("wouldRoll").length === 0) round(table)
  table.p2.pass().p1.activate("spoon-bender", "item").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 2 }])
})
