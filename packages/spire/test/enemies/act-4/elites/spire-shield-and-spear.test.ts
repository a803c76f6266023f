// Spire Shield and Spire Spear, who hold two rows each and are fought together.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { actedIn, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf, playerOf, type Position, refsIn } from "../../../support/table.ts"

const SHIELD = "e4-spire-shield"
const SPEAR = "e4-spire-spear"
const both = [SHIELD, SPEAR]
const all = (what: string): string => `p1: ${what}; p2: ${what}`
const many = (card: string, times: number): string[] => Array.from({ length: times }, () => card)

test("the Shield gains block, hits everybody, makes enemies stronger", () => {
  expect(byCube(SHIELD, 3)).toEqual(["itself: block 20", all("hit 8"), "itself: strength 2"])
})

test("the Spear hits everybody, dazes everybody, hits everybody hard", () => {
  expect(byCube(SPEAR, 3)).toEqual([all("hit 2, hit 2"), all("daze 2"), all("hit 9")])
})

test("each has HP for each player", () => {
  expect(both.map(hpOf)).toEqual([
    [30, 60, 90, 120],
    [42, 84, 126, 168],
  ])
})

test.each([1, 2, 3, 4])("against %i the Shield stands from row 1 on, the Spear from row 3 on", (players) => {
  const table = meeting(SHIELD, players, { ascension: 11 })
  const { objects } = table.state
  expect(cardsIn(table, "enemies")).toEqual(both)
  expect(objects.flatMap(({ data }) => (data !== null && data.maxHp > 0 ? [data.row] : []))).toEqual([0, 2])
})

/** In the middle of a round; the next one begins with whoever is faced. */
const fight = (more: Partial<Position> & { slot?: number } = {}): ReturnType<typeof combat> => {
  const { slot = 3, p1 = {}, ...others } = more
  return combat({
    p1: { hp: 50, maxHp: 50, draw: many("ironclad-strike", 5), ...p1 },
    enemies: both,
    conditions: [
      { row: 0, cube: slot },
      { row: 2, cube: slot },
    ],
    statusDeck: many("status-burn", 10),
    dazeDeck: many("status-daze", 10),
    options: { room: "elite", firstAct: 4, ascension: 11 },
    ...others,
  })
}
/** To the next round, up to the moment when rows can be changed. */
const toFacing = (table: ReturnType<typeof combat>): ReturnType<typeof combat> =>
  endTurn(table).p1.isAsked("face")

describe("after the start of a turn rows can be changed", () => {
  rule("STS-11.14", "also to a row where nobody stands, alone too", () => {
    const table = toFacing(fight())
    table.p1.canPickExactly("step:row/2", "step:row/3", "step:row/4", "ready")
    table.p1.pick("step:row/4")
    expect(playerOf(table, 1).row).toBe(3)
    expect(table.told("goesToRow")).toMatchObject([{ who: 0, number: 4 }])
    table.p1.pick("ready").p1.isAsked("play")
  })

  rule("STS-11.14", "or with another player; whoever stands somewhere is in nobody's way", () => {
    const table = toFacing(fight({ p2: { hp: 50, maxHp: 50 } }))
    table.p1.cannot("step:row/2", "row-is-held")
    table.p1.pick("switch:p2")
    expect([playerOf(table, 1).row, playerOf(table, 2).row]).toEqual([1, 0])
    table.p2.pick("step:row/3").p1.pick("ready").p2.pick("ready")
    expect(table.told("faces")).toMatchObject([{ who: 0 }, { who: 1 }])
    expect([playerOf(table, 1).row, playerOf(table, 2).row]).toEqual([1, 2])
  })

  test("and it does not happen where nobody is faced", () => {
    const table = endTurn(combat({ p1: { hp: 9 }, enemies: ["first-cultist"] }))
    table.p1.isAsked("play")
    expect(table.told("faces")).toEqual([])
  })

  rule("STS-11.14", "a card that switches rows can lead to the other enemy", () => {
    const table = fight({ p1: { hand: ["colorless-swift-strike"] } })
    table.p1.play("colorless-swift-strike", SHIELD).p1.yes()
    expect(playerOf(table, 1).row).toBe(2)
  })

  rule("STS-Q-59", "rows that are left empty are gone with the enemies", () => {
    const table = fight({
      p1: { hand: ["ironclad-strike"], row: 3 },
      enemies: [SPEAR],
      conditions: [{ hp: 1, row: 2 }],
    })
    table.p1.play("ironclad-strike", SPEAR)
    expect(table.told("combatEnds")).toHaveLength(1)
    expect(playerOf(table, 1).row).toBe(0)
  })
})

describe("then whoever they face does something to them", () => {
  /** The cube is on this slot in the turn that begins. */
  const facingOn = (slot: number, row: number): ReturnType<typeof combat> =>
    toFacing(fight({ slot: slot === 1 ? 3 : slot - 1, p1: { row, draw: many("ironclad-strike", 9) } }))
      .p1.pick("ready")
      .p1.isAsked("play")

  test("the Shield takes an energy on its first slot", () => {
    expect(playerOf(facingOn(1, 0), 1).energy).toBe(2)
    expect(playerOf(facingOn(1, 2), 1).energy).toBe(3)
  })

  rule("STS-Q-57", "on the second no more cards are drawn this turn", () => {
    const table = facingOn(2, 1)
    expect(table.state.table.players[0].drawsBarred).toBe(1)
    expect(cardsIn(table, "p1.hand")).toHaveLength(5)
  })

  rule("STS-Q-58", "on the third no damage is dealt this turn, by hits or otherwise", () => {
    const table = facingOn(3, 0)
    const strike = refsIn(table, "p1.hand")[cardsIn(table, "p1.hand").indexOf("ironclad-strike")]
    const { hp, block } = enemyOf(table, 2)
    table.p1.play(strike, SPEAR)
    expect(table.told("damage").at(-1)).toMatchObject({ amount: 0, blocked: 0 })
    expect(enemyOf(table, 2)).toMatchObject({ hp, block })
  })

  test("the Spear gives two Burns on any slot", () => {
    for (const slot of [1, 2, 3]) {
      const given = facingOn(slot, 3)
        .told("move")
        .filter(({ cause, card }) => cause === "gainStatus" && card === "status-burn")
      expect(given).toHaveLength(2)
    }
  })

  test("whoever faces the dead is left alone", () => {
    const table = fight({ enemies: [SPEAR], conditions: [{ row: 2, cube: 1 }] })
    toFacing(table).p1.pick("ready")
    expect(table.told("faces")).toEqual([])
  })
})

describe("rows of two", () => {
  const row = (hand: string, more: Partial<Position> = {}): ReturnType<typeof combat> =>
    fight({ p1: { hand: [hand], energy: 3 }, ...more })

  test("an attack on one row finds one of them, also the one that nobody faces", () => {
    const table = row("ironclad-cleave")
    table.p1.play("ironclad-cleave", SPEAR)
    expect([enemyOf(table, 1), enemyOf(table, 2)].map(({ hp, maxHp }) => maxHp - hp)).toEqual([0, 2])
  })

  test("the Spear acts first: it stands higher", () => {
    const table = row("ironclad-defend")
    endTurn(table)
    expect(actedIn(table)).toEqual([SPEAR, SHIELD])
    table.p1.pick("ready")
  })

  test("all of the reward is the Shield's, whoever falls last", () => {
    for (const last of both) {
      const table = fight({
        p1: { hand: ["ironclad-strike", "defect-strike"] },
        conditions: [
          { hp: 1, row: 0 },
          { hp: 1, row: 2 },
        ],
      })
      table.p1.play("ironclad-strike", both.find((each) => each !== last) as string)
      table.p1.play("defect-strike", last)
      const shield = cardsIn(table, "eliteDeck")
      expect(shield).toEqual([SHIELD])
      expect(cardsIn(table, "summons")).toContain(SPEAR)
      expect(table.told("reward")).toHaveLength(1)
    }
  })
})
