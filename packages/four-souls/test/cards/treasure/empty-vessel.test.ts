// Empty Vessel: strength for an empty hand and for empty pockets.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more attack for as long as there is no loot card in your hand", () => {
  const table = fourSoulsTable({ p1: { board: ["empty-vessel"], hand: ["xvii-the-stars"] } })
  expect(person(table, 1).attack).toBe(1)
  table.p1.play("xvii-the-stars")
  expect(person(table, 1).attack).toBe(2)
  table.allPass().p1.end().allPass().p2.end().allPass()
  expect(person(table, 1).attack).toBe(1)
})

const fought = (cents: number): Play =>
  attack(
    fourSoulsTable({
      p1: { board: ["empty-vessel"], hand: ["bomb"], cents },
      monsters: ["moms-hand"],
      dice: [3, 3],
    }),
    "moms-hand",
  ).allPass()

test("1 more to attack rolls for as long as you have no cents", () => {
  expect(fought(0).told("damage")).toMatchObject([
    { from: 0, roll: 4 },
    { from: 0, roll: 4 },
  ])
  expect(fought(1).told("damage")).toMatchObject([
    { whom: 0, roll: 3 },
    { whom: 0, roll: 3 },
  ])
})

test("other rolls are as they are", () => {
  const table = fourSoulsTable({ p1: { board: ["empty-vessel", "book-of-sin"], cents: 0 }, dice: [2] })
  table.p1.activate("book-of-sin").allPass()
  expect(person(table, 1).cents).toBe(1)
})
