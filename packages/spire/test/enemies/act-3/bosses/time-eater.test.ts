// Time Eater, who lets nobody play many cards and takes back its own time once, and the form that ascension brings.

import { n } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { endOfTurn, foes, weak } from "../../../../src/verbs/index.ts"
import { next } from "../../../support/answers.ts"
import { lasting } from "../../../support/cards.ts"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, type Condition, enemyOf, playerOf, refsIn } from "../../../support/table.ts"

const all = (what: string): string => `p1: ${what}; p2: ${what}`
const many = (card: string, times: number): string[] => Array.from({ length: times }, () => card)
/** The first cards of p1's hand, which need no target. */
function playSome(table: ReturnType<typeof combat>, amount: number): void {
  for (const ref of refsIn(table, "p1.hand").slice(0, amount)) table.p1.play(ref)
}

test("hits twice, slimes, hits hard and grows; from ascension 10 on harder, and with a Daze", () => {
  expect(byCube("b3-time-eater", 3)).toEqual([
    all("hit 2, hit 2"),
    all("slimed 3"),
    `${all("hit 6")}; itself: strength 1`,
  ])
  expect(byCube("b3-time-eater-a10", 3)).toEqual([
    all("hit 3, hit 3"),
    all("slimed 3"),
    `${all("hit 6, daze 1")}; itself: strength 1`,
  ])
})

test("has HP for each player, stands in all rows and leaves nothing", () => {
  expect(["b3-time-eater", "b3-time-eater-a10"].map(hpOf)).toEqual([
    [60, 120, 180, 240],
    [64, 128, 192, 256],
  ])
  expect(rowsOf(meeting("b3-time-eater", 2))).toEqual([[], [], ["b3-time-eater"]])
})

describe.each([
  ["b3-time-eater", 30],
  ["b3-time-eater-a10", 32],
])("%s at 0 HP", (boss, hp) => {
  const facing = (condition: Condition, players = 1): ReturnType<typeof combat> =>
    combat({
      p1: { hp: 50, maxHp: 50, energy: 6, hand: ["ironclad-twin-strike", "ironclad-strike"] },
      ...(players > 1 ? { p2: {} } : {}),
      enemies: [boss],
      conditions: [condition],
    })

  rule(
    "STS-Q-46",
    "heals, grows and shakes off Weak and Vulnerable, and the rest of an attack goes on",
    () => {
      const table = facing({ hp: 1, weak: 1, vulnerable: 3, strength: 1, cube: 2 })
      table.p1.play("ironclad-twin-strike", boss)
      expect(enemyOf(table)).toMatchObject({ hp: hp - 2, weak: 0, vulnerable: 0, strength: 2, cube: 2 })
    },
  )

  test("the first time only", () => {
    const table = facing({ hp: 2 }, 2)
    table.p1.play("ironclad-twin-strike", boss)
    expect(enemyOf(table).hp).toBe(hp * 2)
    table.game.arrange(table.state, (r) => {
      for (const { data } of r.s.objects) if (data !== null && data.maxHp > 0) data.hp = 1
    })
    table.p1.play("ironclad-strike", boss)
    expect(table.told("combatEnds")).toHaveLength(2)
  })
})

rule(
  "STS-7.12",
  "what it shakes off as it falls depends on what came before: the players choose the order",
  () => {
    const drain = lasting("test-drain", endOfTurn(weak(n(1), foes)))
    const falling = (): ReturnType<typeof combat> =>
      endTurn(
        combat({
          cards: [drain],
          p1: { hp: 50, maxHp: 50, powers: ["test-drain"] },
          enemies: ["b3-time-eater"],
          conditions: [{ hp: 1, poison: 1, cube: 2 }],
        }),
      )
    expect(enemyOf(next(falling(), "time-eater")).weak).toBe(1)
    expect(enemyOf(next(falling(), "drain")).weak).toBe(0)
  },
)

describe("time warp", () => {
  const warped = (cube: number, hand: readonly string[], more: object = {}): ReturnType<typeof combat> =>
    combat({
      p1: { hp: 50, maxHp: 50, energy: 6, hand, ...more },
      p2: { hand: ["ironclad-defend"] },
      enemies: ["b3-time-eater"],
      conditions: [{ cube }],
    })

  rule(
    "STS-Q-47",
    "each player can play five cards on the first slot, four on the second, three on the third",
    () => {
      for (const [cube, most] of [
        [1, 5],
        [2, 4],
        [3, 3],
      ]) {
        const table = warped(cube, [...many("ironclad-defend", most), "ironclad-bash"])
        playSome(table, most)
        table.p1.cannot("play:ironclad-bash", "played-all")
        expect(table.p1.why("play:ironclad-bash")).toMatchObject({ params: { amount: most } })
        table.p2.play("ironclad-defend")
      }
    },
  )

  test("afresh in each turn", () => {
    const table = warped(3, many("ironclad-defend", 3), { draw: many("silent-deflect", 5) })
    playSome(table, 3)
    endTurn(table)
    playSome(table, 5)
    expect(playerOf(table, 1).playedCards).toBe(5)
  })

  rule("STS-Q-47", "statuses count; Shivs, potions and what is in play do not", () => {
    const table = warped(3, ["status-slimed", "ironclad-defend", "ironclad-defend", "ironclad-strike"], {
      shivs: 2,
      items: ["fire-potion"],
    })
    table.p1.shiv("b3-time-eater")
    playSome(table, 3)
    table.p1.cannot("play:ironclad-strike", "played-all")
    table.p1.shiv("b3-time-eater").p1.use("fire-potion", "b3-time-eater")
    expect(enemyOf(table).hp).toBe(120 - 2 - 4)
  })

  rule("STS-Q-47", "what an effect would play beyond that is discarded", () => {
    const table = warped(3, ["ironclad-defend", "ironclad-defend", "ironclad-havoc"], {
      draw: ["ironclad-bash"],
    })
    playSome(table, 3)
    expect(cardsIn(table, "p1.discard")).toContain("ironclad-bash")
    expect(enemyOf(table).hp).toBe(120)
  })

  rule("STS-Q-47", "copies count too, and a card that was begun is played to the end with them", () => {
    const table = warped(3, ["ironclad-double-tap", "ironclad-defend", "ironclad-strike", "ironclad-bash"])
    playSome(table, 2)
    table.p1.play("ironclad-strike", "b3-time-eater")
    expect(enemyOf(table).hp).toBe(118)
    expect(playerOf(table, 1).playedCards).toBe(4)
    table.p1.cannot("play:ironclad-bash", "played-all")
  })
})
