// Swarm of Flies: a 5 hurts.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("the attacking player takes 1 damage for an attack roll of 5, besides hitting", () => {
  const table = fourSoulsTable({ p1: {}, monsters: ["swarm-of-flies"], wounds: [3], dice: [5, 6] })
  attack(table, "swarm-of-flies").allPass()
  expect(table.told("damage").filter((each) => each["whom"] === 0)).toMatchObject([
    { amount: 1, combat: 0, from: -1 },
  ])
})

test("other fives hurt nobody", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    monsters: ["swarm-of-flies", "fly"],
    cards: [die],
    dice: [5, 5],
  })
  table.p1.activate("test-die").allPass()
  attack(table, "fly").allPass()
  expect(table.told("damage").filter((each) => each["whom"] === 0)).toEqual([])
})

test("who dies of it hits nothing any more", () => {
  const table = fourSoulsTable({ p1: { damage: 1 }, monsters: ["swarm-of-flies"], dice: [5] })
  attack(table, "swarm-of-flies").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  expect(table.told("damage")).toHaveLength(1)
})

test("in the first edition any 5 of whoever attacks it hurts them", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    monsters: ["swarm-of-flies-first-edition"],
    wounds: [4],
    cards: [die],
    dice: [5, 6, 5],
  })
  table.p1.activate("test-die").allPass()
  expect(table.told("damage")).toEqual([])
  attack(table, "swarm-of-flies-first-edition").p1.activate("test-die").allPass()
  expect(table.told("damage").filter((each) => each["whom"] === 0)).toMatchObject([
    { amount: 1, combat: 0, from: -1 },
  ])
})
