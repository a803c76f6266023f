// Slime Boss, and the form that ascension brings.

import { describe, expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { cardsIn, combat, enemyOf } from "../../../support/table.ts"

const all = (what: string): string => `p1: ${what}; p2: ${what}`

test("slimes everybody, hits and slimes, hits hard", () => {
  expect(byCube("b1-slime-boss", 3)).toEqual([all("slimed 3"), all("hit 3, slimed 2"), all("hit 6")])
})

test("slimes more from ascension 10 on", () => {
  expect(byCube("b1-slime-boss-a10", 3)).toEqual([all("slimed 4"), all("hit 3, slimed 2"), all("hit 6")])
})

test("has HP for each player, and stands in all rows", () => {
  expect(["b1-slime-boss", "b1-slime-boss-a10"].map(hpOf)).toEqual([
    [22, 44, 66, 88],
    [23, 46, 68, 92],
  ])
  expect(rowsOf(meeting("b1-slime-boss-a10", 2, { ascension: 10 }))).toEqual([[], [], ["b1-slime-boss-a10"]])
})

const slimes = [
  "s1-acid-slime-1",
  "s1-acid-slime-2",
  "s1-large-slime-1",
  "s1-large-slime-2",
  "s1-spike-slime-1",
  "s1-spike-slime-2",
]
const dying = (boss: string, summons: string[] = slimes): ReturnType<typeof combat> =>
  combat({
    p1: { hand: ["ironclad-strike"], hp: 9 },
    p2: {},
    enemies: [boss],
    conditions: [{ hp: 1 }],
    summons,
  }).p1.play("ironclad-strike", boss)

describe.each(["b1-slime-boss", "b1-slime-boss-a10"])("when %s dies", (boss) => {
  test("a large, an acid and a spike slime come for each player at the start of the next round", () => {
    const table = dying(boss)
    expect(cardsIn(table, "enemies")).toEqual([])
    endTurn(table)
    const row = [/large-slime/, /acid-slime/, /spike-slime/].map(
      (name) => expect.stringMatching(name) as string,
    )
    expect(rowsOf(table)).toEqual([row, row, []])
    expect(table.told("enemyMoves")).toEqual([])
  })

  test("the combat is over in the next round if none of them is left", () => {
    const table = dying(boss, [])
    expect(table.told("combatEnds")).toEqual([])
    endTurn(table)
    expect(table.told("combatEnds")).toHaveLength(2)
  })

  test("the large slimes have strength at ascension 10 only", () => {
    const table = endTurn(dying(boss))
    const strong = cardsIn(table, "enemies").filter((_each, i) => enemyOf(table, i + 1).strength === 1)
    const large = ["s1-large-slime-1", "s1-large-slime-2"]
    expect(strong.toSorted()).toEqual(boss === "b1-slime-boss" ? [] : large)
  })
})
