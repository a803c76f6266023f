// Lust: hurts back.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 damage to the attacking player for each combat damage it takes, the last included", () => {
  const table = fourSoulsTable({ p1: { board: ["dinner"] }, monsters: ["lust"], dice: [4, 4] })
  attack(table, "lust").allPass().p1.has("souls", "lust")
  expect(person(table, 1).health).toBe(1)
  expect(table.told("damage").filter((each) => each["whom"] === 0)).toMatchObject([
    { amount: 1, combat: 0 },
    { amount: 1, combat: 0 },
  ])
})

test("who kills it may die of it, with the soul in hand", () => {
  const table = fourSoulsTable({ p1: { damage: 1 }, monsters: ["lust"], wounds: [1], dice: [4] })
  attack(table, "lust").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  table.p1.has("souls", "lust").leaves("p1", "penalty-loot")
})

test("bombs are answered by nothing", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["lust"] })
  table.p1.play("bomb", "lust").allPass()
  expect(table.told("damage")).toHaveLength(1)
})
