// Corrupt Heart, and the form that ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { foe, setHp } from "../../../../src/verbs/index.ts"
import { spell } from "../../../support/cards.ts"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../../../support/table.ts"

/** Each turn ends with a beat, by the cube on it. */
const all = (what: string): string => `p1: hit 1${what}; p2: hit 1${what}`

test("curses everybody, hits, hits three times, grows", () => {
  expect(byCube("b4-heart", 4)).toEqual([
    all(", weak 1, vulnerable 1, slimed 5"),
    all(", hit 5"),
    all(", hit 2, hit 2, hit 2"),
    `${all("")}; itself: strength 2`,
  ])
  expect(byCube("b4-heart-a11", 4)).toEqual([
    all(", weak 1, vulnerable 1, burn 5"),
    all(", hit 5"),
    all(", hit 2, hit 2, hit 2"),
    `${all("")}; itself: strength 2`,
  ])
})

test("does not repeat its first action", () => {
  const table = combat({ p1: { hp: 99, maxHp: 99 }, enemies: ["b4-heart"] })
  expect([1, 2, 3, 4, 5].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 3, 4, 2, 3])
})

test("has HP for each player, and stands in all rows", () => {
  expect(["b4-heart", "b4-heart-a11"].map(hpOf)).toEqual([
    [100, 200, 300, 400],
    [120, 240, 360, 480],
  ])
  expect(rowsOf(meeting("b4-heart", 2))).toEqual([[], [], ["b4-heart"]])
  expect(rowsOf(meeting("b4-heart-a11", 2, { ascension: 11 }))).toEqual([[], [], ["b4-heart-a11"]])
})

test("what it shuffles in lies anywhere in the draw pile, and nobody knows where", () => {
  const table = combat({
    p1: { hp: 20, maxHp: 20, draw: Array.from({ length: 9 }, () => "ironclad-strike") },
    enemies: ["b4-heart"],
    statusDeck: Array.from({ length: 5 }, () => "status-burn"),
  })
  endTurn(table)
  const slimes = ["p1.hand", "p1.draw"]
    .flatMap((zone) => cardsIn(table, zone))
    .filter((card) => card === "status-slimed")
  expect(slimes).toHaveLength(5)
  table.p1.sees("p1.draw", ...cardsIn(table, "p1.draw").map(() => "?"))
})

describe.each([
  ["b4-heart", 50, [2, 3, 3]],
  ["b4-heart-a11", 60, [3, 5, 5]],
])("%s is Invincible", (heart, least, cubes) => {
  const doom = spell("doom", [setHp(0)], { targets: [foe] })
  const met = (hand: string[], hp = least + 2, cube = 1): ReturnType<typeof combat> =>
    combat({
      cards: [doom],
      p1: { hand, hp: 99, maxHp: 99, strength: 3, shivs: 1 },
      enemies: [heart],
      conditions: [{ hp, cube, poison: 1 }],
    })
  const shown = (table: ReturnType<typeof combat>): unknown =>
    table.game.view(table.state, 0).zones["enemies"][0].shows

  test("it cannot go below so many HP for each player, by hits or poison", () => {
    const table = met(["ironclad-strike"]).p1.play("ironclad-strike", heart)
    expect(enemyOf(table).hp).toBe(least)
    expect(shown(table)).toMatchObject({ hp: least, leastHp: least, counters: 1 })
    expect(enemyOf(endTurn(table)).hp).toBe(least)
    const two = combat({
      p1: { hand: ["ironclad-strike"] },
      p2: {},
      enemies: [heart],
      conditions: [{ hp: 2 * least }],
    })
    expect(enemyOf(two.p1.play("ironclad-strike", heart)).hp).toBe(2 * least)
  })

  rule("STS-Q-60", "nor by what sets its HP", () => {
    expect(enemyOf(met(["doom"]).p1.play("doom", heart)).hp).toBe(least)
  })

  test("it cannot gain Weak, but anything else", () => {
    const table = met(["silent-neutralize", "ironclad-bash"])
    table.p1.play("silent-neutralize", heart).p1.play("ironclad-bash", heart)
    expect(enemyOf(table)).toMatchObject({ weak: 0, vulnerable: 1 })
  })

  test("until it has done its fourth action", () => {
    const table = endTurn(met([], least, 4))
    expect(table.told("losesInvincible")).toHaveLength(1)
    expect(shown(table)).toMatchObject({ leastHp: 0 })
    // Poison is felt again from the next turn on.
    expect(enemyOf(table).hp).toBe(least)
    expect(enemyOf(endTurn(table)).hp).toBe(least - 1)
  })

  test("its beat grows with each round of its cube, up to a limit", () => {
    const table = combat({ p1: { hp: 99, maxHp: 99 }, enemies: [heart], conditions: [{ cube: 4 }] })
    const grown = [1, 2, 3].map(() => {
      endTurn(table)
      const { counters } = enemyOf(table)
      endTurn(table)
      endTurn(table)
      return counters
    })
    expect(grown).toEqual(cubes)
  })
})

describe("the beat of death", () => {
  test("is damage, one for each cube: block stops it", () => {
    const table = endTurn(
      combat({ p1: { block: 3, hp: 9 }, p2: { hp: 9 }, enemies: ["b4-heart"], conditions: [{ cube: 4 }] }),
    )
    expect([1, 2].map((seat) => playerOf(table, seat).hp)).toEqual([9, 8])
  })

  rule("STS-7.12", "comes in any order with what else happens then, last if nobody says otherwise", () => {
    const met = (): ReturnType<typeof combat> =>
      combat({
        p1: { hand: ["status-burn"], hp: 9, frost: 1, board: ["character-defect"] },
        enemies: ["b4-heart"],
        conditions: [{ cube: 4 }],
      }).p1.pick("done")
    const usual = met().p1.isAsked("next").p1.pick("usual")
    expect(playerOf(usual, 1).hp).toBe(8)
    // Before there is any block.
    const early = met()
    const next = (what: string): string => early.p1.options.find(({ key }) => key.includes(what))?.key ?? ""
    early.p1.pick(next("b4-heart")).p1.pick(next("status-burn"))
    expect(playerOf(early, 1).hp).toBe(7)
  })
})
