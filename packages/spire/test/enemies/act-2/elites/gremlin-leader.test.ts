// Gremlin Leader with its gang, which it gets up again, and the forms that ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { anyOrder } from "../../../support/answers.ts"
import { actedIn, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { decksAt, meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf } from "../../../support/table.ts"

const forms = ["e2-gremlin-leader", "e2-gremlin-leader-a1", "e2-gremlin-leader-a12"]
const spurred = (hit: number): string => `p1: hit ${hit}; p2: hit ${hit}; itself: strength 1, block 1`
const hard = "p1: hit 5; p2: hit 5"

test("spurs on, hits hard, and gets up the dead", () => {
  expect(byCube("e2-gremlin-leader", 3)).toEqual([spurred(2), hard, ""])
  expect(byCube("e2-gremlin-leader-a1", 3)).toEqual([spurred(3), hard, ""])
  expect(byCube("e2-gremlin-leader-a12", 3)).toEqual([spurred(3), hard, "itself: strength 1"])
})

test("spurs on all enemies, in other rows too", () => {
  const table = combat({
    p1: { hp: 50, maxHp: 50 },
    p2: { hp: 50, maxHp: 50 },
    enemies: ["s1-mad-gremlin", "s1-fat-gremlin", "e2-gremlin-leader"],
    conditions: [{ row: 1 }, { row: 0 }, { row: 0 }],
  })
  endTurn(table)
  expect([1, 2, 3].map((nth) => enemyOf(table, nth))).toMatchObject(
    Array.from({ length: 3 }, () => ({ strength: 1, block: 1 })),
  )
})

test("has HP for each player", () => {
  expect(forms.map(hpOf)).toEqual([
    [30, 60, 90, 120],
    [35, 70, 105, 140],
    [40, 82, 130, 172],
  ])
})

describe.each([
  ["e2-gremlin-leader", 0],
  ["e2-gremlin-leader-a1", 1],
  ["e2-gremlin-leader-a12", 12],
])("%s", (leader, ascension) => {
  const gremlin = expect.stringMatching(/^s1-.*gremlin/) as string

  rule(
    ["STS-6.2", "STS-6.4"],
    "comes with two gremlins of Act I at random for each player, to their right",
    () => {
      for (const players of [1, 2, 3, 4]) {
        const rows = rowsOf(meeting(leader, players, { ascension }))
        const others = Array.from({ length: players - 1 }, () => [gremlin, gremlin])
        expect(rows).toEqual([[gremlin, gremlin, leader], ...others, []])
      }
      const seen = [0, 1, 2, 3].map((more) => rowsOf(meeting(leader, 1, { ascension }, more))[0].join())
      expect(new Set(seen).size).toBeGreaterThan(1)
    },
  )
})

test("of Act I's summons the gremlins alone lie ready in Act II", () => {
  const summons = decksAt(0, 2)["summons"]
  const others = ["s1-fat-gremlin", "s1-gremlin-wizard", "s1-mad-gremlin", "s1-sneaky-gremlin"]
  expect(summons.filter((card) => card.startsWith("s1-")).toSorted()).toEqual(
    others.flatMap((card) => [card, card]),
  )
})

describe("the dead", () => {
  const leader = "e2-gremlin-leader"
  const strike = "ironclad-strike"
  /** Three gremlins and a sentry, of whom three have fallen in this turn. */
  function fallen(): ReturnType<typeof combat> {
    const table = combat({
      p1: { hp: 60, maxHp: 60, energy: 6, hand: [strike, "ironclad-bash", "silent-neutralize"] },
      p2: { hp: 60, maxHp: 60 },
      enemies: ["s1-gremlin-wizard", "s1-mad-gremlin", leader, "s1-sneaky-gremlin", "s1-sentry-a"],
      conditions: [
        { row: 0, hp: 1, cube: 2, strength: 2, poison: 1 },
        { row: 0 },
        { row: 0, cube: 3 },
        { row: 1, hp: 1 },
        { row: 1, hp: 1 },
      ],
      die: 4,
    })
    table.p1.play(strike, "s1-gremlin-wizard").p1.play("ironclad-bash", "s1-sentry-a")
    return table.p1.play("silent-neutralize", "s1-sneaky-gremlin")
  }

  rule("STS-8.7", "gremlins among them lie where they stood, and come back there as good as new", () => {
    const table = fallen()
    expect(rowsOf(table)).toEqual([["s1-mad-gremlin", leader], [], []])
    endTurn(table)
    expect(rowsOf(table)).toEqual([
      ["s1-gremlin-wizard", "s1-mad-gremlin", leader],
      ["s1-sneaky-gremlin"],
      [],
    ])
    const wizard = cardsIn(table, "enemies").indexOf("s1-gremlin-wizard") + 1
    expect(enemyOf(table, wizard)).toMatchObject({ hp: 4, strength: 0, poison: 0 })
    expect(cardsIn(table, "leftCombat")).toEqual(["s1-sentry-a"])
    expect(table.told("move").filter(({ cause }) => cause === "return")).toHaveLength(2)
  })

  rule("STS-Q-45", "those who come back act from the next turn on, with their first action", () => {
    const table = endTurn(fallen())
    expect(actedIn(table)).toEqual(["s1-mad-gremlin", leader])
    const wizard = cardsIn(table, "enemies").indexOf("s1-gremlin-wizard") + 1
    expect(enemyOf(table, wizard).cube).toBe(1)
    endTurn(table)
    anyOrder(table)
    expect(actedIn(table).slice(2)).toEqual([
      "s1-sneaky-gremlin",
      "s1-gremlin-wizard",
      "s1-mad-gremlin",
      leader,
    ])
    expect(enemyOf(table, wizard).cube).toBe(2)
  })

  rule("STS-11.5", "the gang fights on when its leader is dead", () => {
    const table = combat({
      p1: { hand: [strike] },
      enemies: ["s1-mad-gremlin", leader],
      conditions: [{}, { hp: 1 }],
    })
    table.p1.play(strike, leader)
    expect(cardsIn(table, "enemies")).toEqual(["s1-mad-gremlin"])
    expect(table.told("combatEnds")).toEqual([])
  })
})
