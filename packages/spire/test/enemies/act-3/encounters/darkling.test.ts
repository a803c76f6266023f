// Darkling, which grows back as long as one of them is left.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { actedIn, byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, type Condition, enemyOf, playerOf } from "../../../support/table.ts"

const [FIRST, SECOND, THIRD] = ["a3-darkling", "s3-darkling-1", "s3-darkling-2"]

test("does as the die says, and heals no more than it can have", () => {
  expect(byDie(FIRST, { hp: 4 })).toEqual({
    "1-2": "p1: hit 2, hit 2",
    "3-4": "itself: strength 1, block 3",
    "5-6": "p1: hit 3; itself: heals 2",
  })
  const table = combat({ p1: {}, enemies: [FIRST], conditions: [{ hp: 7 }], die: 5 })
  expect(enemyOf(endTurn(table)).hp).toBe(8)
})

test("has 8 HP, and the two others come with it", () => {
  expect(hpOf(FIRST)).toEqual([8, 8, 8, 8])
  expect(companyOf(meeting(FIRST), FIRST).toSorted()).toEqual([SECOND, THIRD])
})

describe("at the start of a round", () => {
  const strikes = ["ironclad-strike", "silent-strike", "watcher-strike"]
  /** Three of them, of whom p1 has killed the first ones. */
  const fewer = (
    many: number,
    conditions: readonly Condition[],
    others: string[] = [],
  ): ReturnType<typeof combat> => {
    const table = combat({
      p1: { hp: 50, maxHp: 50, hand: strikes.slice(0, many) },
      p2: { hp: 50, maxHp: 50 },
      enemies: [FIRST, SECOND, THIRD, ...others],
      conditions: conditions.map((each, i) => (i < many ? { ...each, hp: 1 } : each)),
      die: 3,
      options: { room: "encounter", firstAct: 3 },
    })
    strikes.slice(0, many).forEach((strike, i) => table.p1.play(strike, [FIRST, SECOND, THIRD][i]))
    return table
  }

  rule(
    "STS-Q-51",
    "the dead ones come back with 4 HP, where they stood and with nothing of what they had",
    () => {
      const table = fewer(2, [{ row: 1, strength: 2, poison: 1, weak: 1 }, { row: 1 }, { row: 1, hp: 6 }])
      expect(cardsIn(table, "enemies")).toEqual([THIRD])
      endTurn(table)
      expect(rowsOf(table)[1]).toEqual([FIRST, SECOND, THIRD])
      const all = cardsIn(table, "enemies")
      const back = enemyOf(table, all.indexOf(FIRST) + 1)
      expect(back).toMatchObject({ hp: 4, maxHp: 8, strength: 0, poison: 0, weak: 0, row: 1 })
      expect(enemyOf(table, all.indexOf(THIRD) + 1).hp).toBe(6)
      expect(table.told("move").filter(({ cause }) => cause === "return")).toHaveLength(2)
    },
  )

  rule("STS-Q-51", "they act in the round in which they come back; nobody is asked for an order", () => {
    const table = endTurn(fewer(1, [{}, {}, {}]))
    expect(actedIn(table)).not.toContain(FIRST)
    const acted = table.told("enemyMoves").length
    expect(endTurn(table).told("enemyMoves")).toHaveLength(acted + 3)
  })

  rule(["STS-8.8", "STS-Q-51"], "nobody comes back when all were dead at once: the combat is over", () => {
    expect(fewer(2, [{}, {}, {}]).told("combatEnds")).toEqual([])
    const table = fewer(3, [{}, {}, {}])
    expect(table.told("combatEnds")).toHaveLength(2)
    expect(table.told("reward")).toMatchObject([{ who: 0 }])
  })

  rule("STS-Q-51", "nor beside others who go on without them", () => {
    const table = fewer(3, [{}, {}, {}, { row: 1 }], ["s3-cultist"])
    expect(table.told("combatEnds")).toEqual([])
    expect(cardsIn(endTurn(table), "enemies")).toEqual(["s3-cultist"])
  })

  test("one of them alone brings back the one whose reward it is", () => {
    const table = combat({
      p1: { hp: 50, maxHp: 50, hand: ["ironclad-strike"] },
      enemies: [FIRST, SECOND],
      conditions: [{ hp: 1 }],
      die: 3,
    })
    table.p1.play("ironclad-strike", FIRST)
    expect(cardsIn(endTurn(table), "enemies")).toContain(FIRST)
    // The other one has hit in between.
    expect(playerOf(table, 1).hp).toBe(47)
  })
})
