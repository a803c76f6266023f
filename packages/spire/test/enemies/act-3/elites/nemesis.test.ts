// Nemesis, and the forms that ascension brings.

import { describe, expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const forms = ["e3-nemesis", "e3-nemesis-a1", "e3-nemesis-a12"]
const all = (what: string): string => `p1: ${what}; p2: ${what}`

test("burns, hits, does both, hits hard", () => {
  expect(byCube("e3-nemesis", 4)).toEqual([
    all("burn 4"),
    all("hit 4"),
    all("hit 2, hit 2, burn 1"),
    all("hit 7"),
  ])
})

test("burns and hits harder from ascension 1 on, and again from 12 on", () => {
  expect(byCube("e3-nemesis-a1", 4)).toEqual([
    all("burn 5"),
    all("hit 5"),
    all("hit 2, hit 2, burn 1"),
    all("hit 8"),
  ])
  expect(byCube("e3-nemesis-a12", 4)).toEqual([
    all("burn 5"),
    all("hit 6"),
    all("hit 2, hit 2, hit 2, burn 2"),
    all("hit 8"),
  ])
})

test("repeats its last two actions", () => {
  const table = combat({ p1: { hp: 99, maxHp: 99 }, enemies: ["e3-nemesis"] })
  expect([1, 2, 3, 4, 5].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 4, 3, 4])
})

test("has HP for each player, and stands alone in the bottom row", () => {
  expect(forms.map(hpOf)).toEqual([
    [30, 60, 90, 120],
    [35, 70, 105, 140],
    [36, 74, 116, 162],
  ])
  expect(rowsOf(meeting("e3-nemesis", 2))).toEqual([["e3-nemesis"], [], []])
})

describe.each(forms)("%s", (nemesis) => {
  const met = (cube: number, hand: string[], more: object = {}): ReturnType<typeof combat> =>
    combat({ p1: { hand }, enemies: [nemesis], conditions: [{ cube, ...more }] })
  const lost = (table: ReturnType<typeof combat>, hp = enemyOf(table).maxHp): number => hp - enemyOf(table).hp

  test.each([1, 3])("loses HP on slot %i", (cube) => {
    expect(lost(met(cube, ["ironclad-strike"]).p1.play("ironclad-strike", nemesis))).toBe(1)
  })

  test.each([2, 4])("loses none on slot %i, neither by hits nor by poison, but its block", (cube) => {
    const table = met(cube, ["ironclad-twin-strike"], { block: 1, poison: 2 })
    table.p1.play("ironclad-twin-strike", nemesis)
    expect(table.told("damage")).toMatchObject([
      { amount: 0, blocked: 1 },
      { amount: 1, blocked: 0 },
    ])
    expect(enemyOf(table).block).toBe(0)
    expect(lost(table)).toBe(0)
    expect(lost(endTurn(table))).toBe(0)
  })

  test("what sets its HP to 0 is no loss", () => {
    const table = met(2, ["watcher-judgment"], { hp: 7 }).p1.play("watcher-judgment", nemesis)
    expect(table.told("combatEnds")).toHaveLength(1)
  })
})
