// Bronze Automaton with its orbs, and the form that ascension brings.

import { expect, test } from "vitest"
import { actedIn, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const all = (what: string): string => `p1: ${what}; p2: ${what}`

test("gathers strength and lets it out, four actions in turn", () => {
  expect(byCube("b2-automaton", 4)).toEqual([
    "itself: strength 1",
    all("hit 1, hit 1"),
    "itself: strength 1",
    all("hit 7"),
  ])
  expect(byCube("b2-automaton-a10", 4)).toEqual([
    "itself: strength 1",
    all("hit 1, hit 1"),
    "itself: strength 1",
    all("hit 9"),
  ])
  const table = combat({ p1: { hp: 90, maxHp: 90 }, enemies: ["b2-automaton"] })
  expect([1, 2, 3, 4].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 4, 1])
})

test.each([
  ["b2-automaton", 1, { weak: 2, vulnerable: 1 }],
  ["b2-automaton", 3, { weak: 0, vulnerable: 0 }],
  ["b2-automaton-a10", 1, { weak: 0, vulnerable: 0 }],
  ["b2-automaton-a10", 3, { weak: 0, vulnerable: 0 }],
])("%s on slot %i keeps or shakes off Weak and Vulnerable: %j", (boss, cube, left) => {
  const conditions = [{ cube, weak: 2, vulnerable: 1, poison: 1 }]
  const table = endTurn(combat({ p1: {}, enemies: [boss], conditions }))
  expect(enemyOf(table)).toMatchObject({ ...left, poison: 1, strength: 1 })
})

test("has HP for each player, and an orb in the row of each, of four kinds at random", () => {
  expect(["b2-automaton", "b2-automaton-a10"].map(hpOf)).toEqual([
    [55, 110, 165, 220],
    [60, 120, 180, 240],
  ])
  const orb = expect.stringMatching(/^s2-bronze-orb-\d$/) as string
  for (const players of [1, 2, 3, 4]) {
    const rows = rowsOf(meeting("b2-automaton", players))
    expect(rows).toEqual([...Array.from({ length: players }, () => [orb]), ["b2-automaton"]])
    expect(new Set(rows.flat()).size).toBe(players + 1)
  }
})

test("acts after its orbs, and keeps through the players' turn what block they have given it", () => {
  const table = endTurn(
    combat({
      p1: { hp: 50, maxHp: 50 },
      enemies: ["b2-automaton", "s2-bronze-orb-4"],
      conditions: [{ block: 1 }, { row: 0 }],
    }),
  )
  expect(actedIn(table)).toEqual(["s2-bronze-orb-4", "b2-automaton"])
  expect(enemyOf(table).block).toBe(3)
})
