// The two centurions, each with a mystic.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf, playerOf } from "../../../support/table.ts"

const [B3, THREE_B] = ["a2-centurion-b3", "a2-centurion-3b"]
const BOTH = [
  [B3, [1, 2, 3]],
  [THREE_B, [4, 5, 6]],
] as const

const someone = { hp: 50, maxHp: 50 }

/** A centurion on the left, its mystic beside it. */
const guarding = (
  centurion: string,
  die: number,
  hp = 12,
  hand: readonly string[] = [],
): ReturnType<typeof combat> =>
  combat({ p1: { ...someone, hand }, enemies: [centurion, "s2-mystic-1"], conditions: [{}, { hp }], die })

/** What is shown of its next action. */
const shown = (table: ReturnType<typeof combat>): unknown =>
  table.game.view(table.state, 0).zones["enemies"][0].shows

describe.each(BOTH)("%s", (centurion, guards) => {
  test.each([1, 2, 3, 4, 5, 6])("on a %i gives block to its mystic, or hits", (die) => {
    const table = endTurn(guarding(centurion, die))
    const given = table.told("gainBlock").map(({ amount }) => amount)
    expect(given).toEqual(guards.includes(die as never) ? [3] : [])
    expect(enemyOf(table, 1).block).toBe(0)
    const hits = table.told("damage").filter(({ whom, amount }) => whom === 0 && amount === 3)
    expect(hits).toHaveLength(guards.includes(die as never) ? 0 : 1)
  })

  test("without a mystic it hits on any face", () => {
    expect(byDie(centurion)).toEqual({ "1-6": "p1: hit 3" })
  })

  test("is stronger when its mystic dies, and what it is about to do changes at once", () => {
    const table = guarding(centurion, guards[0], 1, ["ironclad-strike"])
    expect(shown(table)).toMatchObject({ damage: 0 })
    table.p1.play("ironclad-strike", "s2-mystic-1")
    expect(enemyOf(table).strength).toBe(1)
    expect(shown(table)).toMatchObject({ damage: 4 })
    expect(playerOf(endTurn(table), 1).hp).toBe(46)
  })

  test("has 15 HP, and a mystic comes with it", () => {
    expect(hpOf(centurion)).toEqual([15, 15, 15, 15])
    expect(companyOf(meeting(centurion), centurion)).toEqual([expect.stringMatching(/^s2-mystic-[12]$/)])
  })
})

describe("two centurions", () => {
  const two = (conditions: { hp?: number; row: number }[]): ReturnType<typeof combat> =>
    combat({
      p1: { ...someone, hand: ["ironclad-strike"] },
      p2: someone,
      enemies: [B3, "s2-mystic-1", THREE_B, "s2-mystic-2"],
      conditions,
      die: 1,
    })

  rule("STS-Q-44", "give block to the mystic of their own row", () => {
    const table = endTurn(two([{ row: 0 }, { row: 0 }, { row: 1 }, { row: 1 }]))
    const [first, second] = [2, 4].map((nth) => enemyOf(table, nth).block)
    expect([first, second]).toEqual([3, 0])
  })

  rule("STS-Q-44", "are stronger for the mystic of their own row alone", () => {
    const table = two([{ row: 0 }, { row: 0, hp: 1 }, { row: 1 }, { row: 1 }])
    table.p1.play("ironclad-strike", "s2-mystic-1")
    expect([1, 2].map((nth) => enemyOf(table, nth).strength)).toEqual([1, 0])
  })
})

test("that dies with its mystic is no stronger, and nothing is left over", () => {
  const table = combat({
    p1: { ...someone, hand: ["ironclad-cleave"] },
    enemies: [B3, "s2-mystic-1", "s2-cultist"],
    conditions: [{ hp: 1 }, { hp: 1 }],
  })
  table.p1.play("ironclad-cleave", "p1")
  expect(table.told("gainToken")).toEqual([])
})
