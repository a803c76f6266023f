// Writhing Mass, which does something else whenever an attack gets through to it.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { actedIn, byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf, playerOf } from "../../../support/table.ts"

const MASS = "a3-writhing-mass"
type TestTable = ReturnType<typeof combat>

test("does as the die says", () => {
  expect(byDie(MASS)).toEqual({
    "1": "p1: vulnerable 1; p2: vulnerable 1",
    "2": "p1: daze 2; p2: daze 2",
    "3": "p1: hit 3, hit 3",
    "4": "p1: hit 5; itself: block 5",
    "5": "p1: hit 7",
    "6": "p1: hit 4, weak 1",
  })
})

test("acts last on a 1 alone", () => {
  const beside = (die: number): TestTable =>
    combat({ p1: { hp: 50, maxHp: 50 }, enemies: [MASS, "s3-cultist"], die })
  expect(actedIn(endTurn(beside(1)))).toEqual(["s3-cultist", MASS])
  expect(actedIn(endTurn(beside(2)))).toEqual([MASS, "s3-cultist"])
})

test("comes alone, with 17 HP", () => {
  expect(hpOf(MASS)).toEqual([17, 17, 17, 17])
  expect(companyOf(meeting(MASS), MASS)).toEqual([])
})

describe("when an attack gets through to it", () => {
  const facing = (hand: string[], dice: number[], more: Parameters<typeof combat>[0] = {}): TestTable =>
    combat({
      p1: { hand, hp: 50, maxHp: 50, energy: 6, shivs: 1 },
      enemies: [MASS, "s3-repulsor", "s3-cultist"],
      die: 5,
      dice,
      ...more,
    })
  /** What everybody sees them be about to do, in hits. */
  const coming = (table: TestTable): number[] =>
    table.game.view(table.state, 0).zones["enemies"].map(({ shows }) => (shows as { damage: number }).damage)

  rule("STS-Q-50", "the die is rolled again, and all who go by it change what they are about to do", () => {
    const table = facing(["ironclad-strike"], [3])
    expect(coming(table)).toEqual([7, 1, 1])
    table.p1.play("ironclad-strike", MASS)
    expect(table.state.table.die).toBe(3)
    expect(table.told("die")).toMatchObject([{ value: 3 }])
    expect(coming(table)).toEqual([3, 3, 1])
  })

  rule("STS-Q-50", "once for each attack, after it, be it a shiv", () => {
    const table = facing(["ironclad-twin-strike"], [3, 4])
    table.p1.play("ironclad-twin-strike", MASS)
    expect(table.told("die")).toMatchObject([{ value: 3 }])
    table.p1.shiv(MASS)
    expect(table.told("die")).toMatchObject([{ value: 3 }, { value: 4 }])
    expect(enemyOf(table).hp).toBe(14)
  })

  rule("STS-Q-50", "not if block stops it, if others are hit, or if it loses HP by other means", () => {
    const table = facing(["ironclad-strike", "silent-strike"], [], {
      conditions: [{ block: 1, poison: 1 }],
    })
    table.p1.play("ironclad-strike", MASS).p1.play("silent-strike", "s3-cultist")
    expect(table.told("die")).toEqual([])
    expect(table.state.table.die).toBe(5)
  })

  rule("STS-Q-50", "not if it has died of it", () => {
    const table = facing(["ironclad-strike"], [], { conditions: [{ hp: 1 }] })
    table.p1.play("ironclad-strike", MASS)
    expect(table.state.table.die).toBe(5)
  })

  rule(["STS-7.4", "STS-Q-50"], "no relic waits for it, and nothing can change the die any more", () => {
    const items = ["captains-wheel", "gambling-chip", "the-abacus"]
    const table = facing(["ironclad-strike"], [3], {
      p1: { hand: ["ironclad-strike"], items },
    })
    table.p1.play("ironclad-strike", MASS)
    expect(table.state.table.die).toBe(3)
    expect(playerOf(table, 1).block).toBe(0)
    for (const item of items.slice(1)) table.p1.cannotPick(`change:${item}`)
  })

  rule("STS-Q-50", "cards that look at the die look at what it shows now", () => {
    const table = facing(["ironclad-strike", "defect-beam-cell"], [2])
    table.p1.play("ironclad-strike", MASS).p1.play("defect-beam-cell", "s3-cultist")
    expect(enemyOf(table, 3).vulnerable).toBe(1)
  })

  test("an attack on its row, and one of another player, do so too", () => {
    const table = facing([], [1, 2], {
      p1: { hand: ["ironclad-cleave"] },
      p2: { hand: ["ironclad-strike"] },
    })
    table.p1.play("ironclad-cleave", "p1")
    expect(table.state.table.die).toBe(1)
    table.p2.play("ironclad-strike", MASS)
    expect(table.state.table.die).toBe(2)
  })
})
