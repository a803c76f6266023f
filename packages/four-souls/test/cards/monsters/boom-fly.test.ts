// Boom Fly: damage to everybody as it dies.

import { expect, test } from "vitest"
import { attack, cents, order } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("deals 1 damage to each player, in the order of turns", () => {
  const table = fourSoulsTable({ p1: { cents: 0 }, p2: {}, p3: {}, monsters: ["boom-fly"], dice: [4] })
  attack(table, "boom-fly").allPass()
  expect(table.told("damage").slice(1)).toMatchObject([
    { whom: 0, amount: 1, combat: 0 },
    { whom: 1, amount: 1 },
    { whom: 2, amount: 1 },
  ])
  expect(cents(table)[0]).toBe(4)
})

test("its killer may die of it, and is paid all the same, but only then", () => {
  const table = fourSoulsTable({ p1: { damage: 1, cents: 0 }, monsters: ["boom-fly"], dice: [4] })
  attack(table, "boom-fly").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  expect([cents(table)[0], order(table, "penaltyPaid", "gainCents")]).toEqual([
    4,
    ["penaltyPaid", "gainCents"],
  ])
})

test("damage that is dealt by it, though it is dead", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["boom-fly"] })
  table.p1.play("bomb", "boom-fly").allPass()
  expect(
    table
      .told("damage")
      .slice(1)
      .every((each) => each["from"] !== -1),
  ).toBe(true)
})
