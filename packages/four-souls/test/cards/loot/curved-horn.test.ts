// Curved Horn: +1 attack for the first attack roll of each turn.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const amounts = (table: ReturnType<typeof fourSoulsTable>): unknown[] =>
  table.told("damage").map(({ amount }) => amount)

test("the first hits harder, the second does not", () => {
  const table = fourSoulsTable({ p1: { board: ["curved-horn"] }, monsters: ["gemini"], dice: [5, 5] })
  attack(table, "gemini").allPass()
  expect(amounts(table)).toEqual([2, 1])
})

test("a first roll that misses was the first all the same", () => {
  const table = fourSoulsTable({ p1: { board: ["curved-horn"] }, monsters: ["dip"], dice: [1, 5] })
  attack(table, "dip").allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0 }, { amount: 1 }])
})

test("rolled again, it is still the first", () => {
  const table = fourSoulsTable({
    p1: { board: ["curved-horn"], hand: ["dice-shard"] },
    monsters: ["gemini"],
    dice: [1, 5, 5],
  })
  attack(table, "gemini").p1.play("dice-shard", "item").allPass()
  expect(amounts(table)).toEqual([2, 1])
})

test("each turn has a first one", () => {
  const table = fourSoulsTable({ p1: { board: ["curved-horn"] }, monsters: ["fatty"], dice: [5, 5, 5] })
  expect(person(table, 1).attack).toBe(2)
  attack(table, "fatty").allPass()
  expect(person(table, 1).attack).toBe(1)
  table.p1.end().allPass()
  expect([person(table, 1).attack, person(table, 2).attack]).toEqual([2, 1])
})
