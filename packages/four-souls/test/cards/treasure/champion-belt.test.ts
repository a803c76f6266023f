// Champion Belt: the first attack roll hits harder, and there is another attack.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const hits = (table: ReturnType<typeof fourSoulsTable>): unknown[] =>
  table.told("damage").map((each) => each["amount"])

test("the first attack roll of the turn hits for 1 more, and no other", () => {
  const table = fourSoulsTable({ p1: { board: ["champion-belt"] }, monsters: ["fat-bat"], dice: [5, 5] })
  expect(person(table, 1).attack).toBe(2)
  attack(table, "fat-bat").allPass()
  expect(hits(table)).toEqual([2, 1])
})

test("a first roll that misses has been the first", () => {
  const table = fourSoulsTable({
    p1: { board: ["champion-belt", "dinner"] },
    monsters: ["squirt"],
    dice: [1, 6, 6],
  })
  attack(table, "squirt").allPass()
  expect(hits(table)).toEqual([1, 1, 1])
})

test("there are two attacks, and the second begins no first roll anew", () => {
  const table = fourSoulsTable({
    p1: { board: ["champion-belt"] },
    monsters: ["pooter", "squirt"],
    dice: [6, 6, 6],
  })
  attack(table, "pooter").allPass()
  attack(table, "squirt").allPass().p1.cannot("attack", "no-attack-left")
  expect([hits(table), cardsIn(table, "monsterDiscard")]).toEqual([
    [2, 1, 1],
    ["pooter", "squirt"],
  ])
})

test("is for its own player's turn", () => {
  const table = fourSoulsTable({ p1: {}, p2: { board: ["champion-belt"] }, monsters: ["fly"], dice: [6] })
  attack(table, "fly").allPass().p1.cannot("attack", "no-attack-left")
  expect(hits(table)).toEqual([1])
  // The roll was somebody else's.
  expect([person(table, 2).attack, person(turnOver(table), 2).attack]).toEqual([2, 2])
})
