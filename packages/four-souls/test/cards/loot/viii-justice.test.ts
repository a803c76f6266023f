// VIII. Justice: as many loot cards and cents as another.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("what is missing is looted and gained, what is more is kept", () => {
  // The example of the first edition: 2 cards and 3 cents against 5 cards and 1 cent.
  const table = fourSoulsTable({
    p1: { hand: ["viii-justice", "bomb", "bomb"], cents: 3 },
    p2: { hand: ["a-dime", "a-dime", "a-dime", "a-dime", "a-dime"], cents: 1 },
  })
  table.p1.play("viii-justice", "p2").allPass()
  expect([cardsIn(table, "p1.hand").length, cents(table), table.told("loot")]).toMatchObject([
    5,
    [3, 1],
    [{ who: 0, amount: 3 }],
  ])
})

test("cents come from the pool, not from the other", () => {
  const table = fourSoulsTable({ p1: { hand: ["viii-justice"], cents: 3 }, p2: { cents: 20 } })
  table.p1.play("viii-justice", "p2").allPass()
  expect([cents(table), cardsIn(table, "p1.hand")]).toEqual([[20, 20], []])
})

test("what counts is what is there as it resolves", () => {
  const table = fourSoulsTable({ p1: { hand: ["viii-justice"] }, p2: { hand: ["a-dime"], plays: 1 } })
  table.p1.play("viii-justice", "p2").p1.pass().p2.play("a-dime").allPass()
  expect([cents(table), cardsIn(table, "p1.hand")]).toEqual([[13, 13], []])
})

test("chosen for oneself it does nothing", () => {
  const table = fourSoulsTable({ p1: { hand: ["viii-justice"] } })
  table.p1.play("viii-justice", "p1").allPass()
  expect([table.told("loot"), table.told("gainCents")]).toEqual([[], []])
})

test("as much as deck and pool have", () => {
  const table = fourSoulsTable({
    p1: { hand: ["viii-justice"], cents: 3 },
    p2: { hand: ["bomb", "bomb", "bomb"], cents: 90 },
    lootDeck: ["a-dime"],
  })
  table.p1.play("viii-justice", "p2").allPass()
  expect([cardsIn(table, "p1.hand"), cents(table)]).toEqual([["a-dime"], [10, 90]])
})
