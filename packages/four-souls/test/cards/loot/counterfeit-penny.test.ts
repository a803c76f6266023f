// Counterfeit Penny: whatever cents its player gains, one more.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("one more, and it is one gain", () => {
  const table = fourSoulsTable({ p1: { hand: ["four-cents"], board: ["counterfeit-penny"] } })
  table.p1.play("four-cents").allPass()
  expect([cents(table), table.told("gainCents")]).toMatchObject([[8, 3], [{ who: 0, amount: 5 }]])
})

test("what is stolen is not gained", () => {
  const table = fourSoulsTable({ p1: { board: ["counterfeit-penny", "forever-alone"] } })
  table.p1.activate("forever-alone~steal", "p2").allPass()
  expect(cents(table)).toEqual([4, 2])
})

test("what others gain is theirs", () => {
  const table = fourSoulsTable({ p1: { hand: ["four-cents"] }, p2: { board: ["counterfeit-penny"] } })
  table.p1.play("four-cents").allPass()
  expect(cents(table)).toEqual([7, 3])
})

test("an empty pool has none to add", () => {
  const table = fourSoulsTable({
    p1: { hand: ["four-cents"], board: ["counterfeit-penny"], cents: 50 },
    p2: { cents: 46 },
  })
  table.p1.play("four-cents").allPass()
  expect(cents(table)).toEqual([54, 46])
})

test("a gain of nothing is none", () => {
  const table = fourSoulsTable({
    p1: { hand: ["viii-justice"], board: ["counterfeit-penny"], cents: 5 },
    p2: { cents: 5 },
  })
  table.p1.play("viii-justice", "p2").allPass()
  expect(cents(table)).toEqual([5, 5])
})
