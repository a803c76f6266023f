// The Bloat: whatever hits one hits all.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("each time it deals combat damage, each player but the active one takes 1 as well", () => {
  const table = fourSoulsTable({
    p1: { board: ["dinner", "breakfast"] },
    p2: {},
    p3: {},
    monsters: ["the-bloat"],
    wounds: [3],
    treasureDeck: ["compost", "compost"],
    dice: [3, 4],
  })
  attack(table, "the-bloat").allPass().p1.has("souls", "the-bloat")
  expect([1, 2, 3].map((seat) => person(table, seat).health)).toEqual([2, 1, 1])
  expect(
    table
      .told("damage")
      .map(({ whom, amount }) => [whom, amount])
      .slice(0, 3),
  ).toEqual([
    [0, 2],
    [1, 1],
    [2, 1],
  ])
})

test("prevented damage, and hits, hurt nobody else", () => {
  const table = fourSoulsTable({
    p1: { board: ["yum-heart"] },
    p2: {},
    monsters: ["the-bloat"],
    wounds: [3],
    dice: [3, 4],
  })
  table.p1.activate("yum-heart", "p1").allPass()
  attack(table, "the-bloat").allPass()
  expect(person(table, 2).health).toBe(2)
})

test("the others are hurt also by the blow that kills the attacker", () => {
  const table = fourSoulsTable({ p1: {}, p2: { damage: 1 }, monsters: ["the-bloat"], dice: [3] })
  attack(table, "the-bloat").allPass()
  expect(new Set(table.told("playerDies").map(({ who }) => who))).toEqual(new Set([0, 1]))
})
