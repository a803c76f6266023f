// Dinga: worth twice as much if a 6 kills it.

import { expect, test } from "vitest"
import { hush, hushTop } from "../../support/cards.ts"
import { attack, cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const cards = [hush]

test("killed by an attack roll of 6, it leaves twice what is rolled: one roll for all of it", () => {
  const table = fourSoulsTable({ p1: { cents: 0 }, monsters: ["dinga"], wounds: [2], dice: [6, 4] })
  attack(table, "dinga").allPass()
  expect([cents(table), table.told("rolls").length]).toEqual([[8, 3], 2])
})

test("killed by another roll, it leaves what is rolled, whatever hit it before", () => {
  const table = fourSoulsTable({ p1: { cents: 0 }, monsters: ["dinga"], wounds: [1], dice: [6, 5, 6] })
  attack(table, "dinga").allPass()
  expect(cents(table)).toEqual([6, 3])
})

test("so it does if a bomb kills it", () => {
  const table = fourSoulsTable({
    p1: { cents: 0, hand: ["bomb"] },
    monsters: ["dinga"],
    wounds: [1],
    dice: [6, 3, 5],
  })
  attack(table, "dinga")
  while (table.told("damage").length === 0) table.by(table.open[0].seat + 1).pass()
  table.p1.play("bomb", "dinga").allPass()
  expect(cents(table)).toEqual([5, 3])
})

test("cancelled, nothing is doubled", () => {
  const table = fourSoulsTable({
    p1: { cents: 0, board: ["test-hush"] },
    monsters: ["dinga"],
    wounds: [2],
    cards,
    dice: [6, 4],
  })
  attack(table, "dinga")
  while (table.told("move").every(({ cause }) => cause !== "death")) table.by(table.open[0].seat + 1).pass()
  hushTop(table, 1).allPass()
  expect(cents(table)).toEqual([4, 3])
})

test("where rewards wait on the stack they are doubled as well", () => {
  const table = fourSoulsTable({
    p1: { cents: 0 },
    monsters: ["dinga"],
    wounds: [2],
    dice: [6, 4],
    rules: { rewardsOnStack: true },
  })
  expect(cents(attack(table, "dinga").allPass())).toEqual([8, 3])
})
