// Reptomancer, and the forms that ascensions bring.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf } from "../../../support/table.ts"

const forms = ["e3-reptomancer", "e3-reptomancer-a1", "e3-reptomancer-a12"]
const all = (what: string): string => `p1: ${what}; p2: ${what}`
const daggers = (many: number): string[] => Array.from({ length: many }, () => "s3-dagger")

test("calls Daggers, hits twice, hits hard", () => {
  expect(byCube("e3-reptomancer", 3)).toEqual(["", all("hit 3, hit 3"), all("hit 7")])
})

test("from ascension 1 on dazes and grows, from 12 on dazes more", () => {
  expect(byCube("e3-reptomancer-a1", 3)).toEqual([
    "",
    all("hit 7, daze 1"),
    `${all("hit 4, hit 4")}; itself: strength 1`,
  ])
  expect(byCube("e3-reptomancer-a12", 3)).toEqual([
    "",
    all("hit 7, daze 2"),
    `${all("hit 4, hit 4")}; itself: strength 1`,
  ])
})

test("has HP for each player, and begins alone in the bottom row", () => {
  expect(forms.map(hpOf)).toEqual([
    [35, 70, 105, 140],
    [40, 80, 120, 160],
    [42, 90, 140, 194],
  ])
  expect(rowsOf(meeting("e3-reptomancer", 2))).toEqual([["e3-reptomancer"], [], []])
})

describe.each(forms)("%s", (reptomancer) => {
  rule("STS-Q-62", "calls Daggers until each row has two, itself not counted", () => {
    const table = combat({
      p1: { hp: 50, maxHp: 50 },
      p2: { hp: 50, maxHp: 50 },
      enemies: [reptomancer, "s3-dagger"],
      conditions: [{ cube: 1 }, { row: 1, cube: 1 }],
      summons: daggers(7),
    })
    endTurn(table)
    expect(rowsOf(table)).toEqual([["s3-dagger", "s3-dagger", reptomancer], daggers(2), []])
  })

  test("those that are called act for the first time in the next turn", () => {
    const table = combat({ p1: { hp: 50, maxHp: 50 }, enemies: [reptomancer], summons: daggers(2) })
    endTurn(table)
    expect(table.told("damage")).toEqual([])
    expect([1, 2, 3].map((nth) => enemyOf(table, nth).cube)).toEqual([2, 1, 1])
  })

  test.each([
    [[reptomancer, "s3-dagger"], 3],
    [[reptomancer], 1],
    [[reptomancer, "s2-torch-head"], 1],
  ])("after its second slot %j leads to slot %i", (enemies, slot) => {
    const table = combat({
      p1: { hp: 50, maxHp: 50 },
      enemies,
      conditions: [{ cube: 2 }, { cube: 1 }],
      dazeDeck: Array.from({ length: 3 }, () => "status-daze"),
    })
    endTurn(table)
    expect(cardsIn(table, "enemies")[0]).toBe(reptomancer)
    expect(enemyOf(table).cube).toBe(slot)
  })
})
