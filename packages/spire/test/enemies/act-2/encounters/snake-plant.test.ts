// Snake Plant, whose bite is one attack of two hits, and the form that an ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf, playerOf } from "../../../support/table.ts"

const [PLANT, RISEN] = ["a2-snake-plant", "a2-snake-plant-a7"]

test("bites, or makes weak", () => {
  expect(byDie(PLANT)).toEqual({ "1-4": "p1: hit 3, hit 2", "5-6": "p1: weak 2" })
  expect(byDie(RISEN)).toEqual({ "1-4": "p1: hit 3, hit 2; p2: hit 2", "5-6": "p1: weak 2" })
})

describe("both hits are one attack", () => {
  const bitten = (plant: string, weak: number, vulnerable: number): ReturnType<typeof combat> =>
    endTurn(
      combat({
        p1: { hp: 50, maxHp: 50, vulnerable },
        p2: { hp: 50, maxHp: 50, vulnerable },
        enemies: [plant],
        conditions: [{ weak }],
      }),
    )
  const hits = (table: ReturnType<typeof combat>, seat: number): unknown[] =>
    table
      .told("damage")
      .filter(({ whom }) => whom === seat - 1)
      .map(({ amount }) => amount)

  rule("STS-9.2", "of a weak one each is one less, and one token is gone after both", () => {
    const table = bitten(PLANT, 2, 0)
    expect(hits(table, 1)).toEqual([2, 1])
    expect(enemyOf(table).weak).toBe(1)
  })

  rule(
    ["STS-9.2", "STS-9.6"],
    "each is doubled on who is vulnerable, and one token is gone after both",
    () => {
      const table = bitten(PLANT, 0, 2)
      expect(hits(table, 1)).toEqual([6, 4])
      expect(playerOf(table, 1).vulnerable).toBe(1)
    },
  )

  test("also where the second is on everybody", () => {
    const table = bitten(RISEN, 0, 2)
    expect([hits(table, 1), hits(table, 2)]).toEqual([[6, 4], [4]])
    expect([playerOf(table, 1).vulnerable, playerOf(table, 2).vulnerable]).toEqual([1, 1])
  })
})

test("whoever has fallen by the first is spared the second, which hits the others", () => {
  const table = endTurn(
    combat({
      p1: { hp: 3 },
      p2: { hp: 50, maxHp: 50 },
      enemies: [RISEN],
      options: { room: "boss", lastStand: true },
    }),
  )
  const hits = table.told("damage").map(({ whom, amount }) => [whom, amount])
  expect(hits).toEqual([
    [0, 3],
    [1, 2],
  ])
})

test("both are shown before they happen", () => {
  const table = combat({ p1: {}, p2: {}, enemies: [RISEN], die: 1 })
  const [{ shows }] = table.game.view(table.state, 0).zones["enemies"]
  expect(shows).toMatchObject({
    damage: 3,
    coming: {
      hits: [
        { seat: 0, amount: 3, times: 1 },
        { seat: 0, amount: 2, times: 1 },
        { seat: 1, amount: 2, times: 1 },
      ],
    },
  })
})

test("has 17 HP, and comes alone", () => {
  expect([hpOf(PLANT)[0], hpOf(RISEN)[3]]).toEqual([17, 17])
  expect(companyOf(meeting(PLANT), PLANT)).toEqual([])
  expect(companyOf(meeting(RISEN, 1, { ascension: 7 }), RISEN)).toEqual([])
})
