// Who comes, where they stand and what they have (chapter 6, STS-11.5).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { endTurn, hpOf } from "../support/enemy-turn.ts"
import { companyOf, meeting, rowsOf } from "../support/meeting.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

describe("rows", () => {
  rule("STS-6.1", "enemies stand in the rows of players, a boss in all of them", () => {
    const table = combat({
      p1: { hand: ["ironclad-cleave"] },
      p2: {},
      enemies: ["first-cultist", "first-jaw-worm", "b1-hexaghost"],
      conditions: [{ row: 0 }, { row: 1 }],
    })
    table.p1.play("ironclad-cleave", "p2")
    expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9, 5, 73])
  })

  rule(["STS-5.2", "STS-6.3"], "one encounter in each row, and those it brings to its right", () => {
    const rows = rowsOf(meeting("a1-small-slime", 3))
    expect(rows.pop()).toEqual([])
    expect(rows).toHaveLength(3)
    for (const [first, ...others] of rows) {
      expect(first).toMatch(/^a1-/)
      for (const other of others) expect(other).toMatch(/^s1-/)
    }
    expect(rows.flat().filter((each) => each.startsWith("a1-"))).toHaveLength(3)
  })

  rule(
    ["STS-5.3", "STS-6.4"],
    "an elite in the bottom row, to the right of those it brings to every row",
    () => {
      const [a, b] = ["s1-sentry-a", "s1-sentry-b"]
      expect(rowsOf(meeting("e1-sentries", 3))).toEqual([[a, b, "e1-sentries"], [a, b, a], [b, a, b], []])
    },
  )

  rule("STS-6.5", "a boss right of the board, and those it leaves behind in the rows", () => {
    expect(rowsOf(meeting("b1-slime-boss", 2))).toEqual([[], [], ["b1-slime-boss"]])
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      p2: {},
      enemies: ["b1-slime-boss"],
      conditions: [{ hp: 1 }],
      summons: ["s1-acid-slime-1", "s1-acid-slime-2"],
    })
    endTurn(table.p1.play("ironclad-strike", "b1-slime-boss"))
    const slime = expect.stringMatching(/^s1-acid-slime-/) as string
    expect(rowsOf(table)).toEqual([[slime], [slime], []])
  })
})

describe("those who come along", () => {
  rule("STS-6.2", "are drawn at random among those of one name", () => {
    const gremlins = [0, 1, 2, 3, 4, 5].map((more) =>
      companyOf(meeting("a1-mad-gremlin", 1, {}, more), "a1-mad-gremlin")
        .toSorted()
        .join(" and "),
    )
    expect(new Set(gremlins).size).toBeGreaterThan(2)
    const lice = [0, 1, 2, 3, 4, 5].flatMap((more) =>
      companyOf(meeting("first-red-louse", 1, {}, more), "first-red-louse"),
    )
    expect(new Set(lice)).toEqual(new Set(["s1-green-louse-1", "s1-green-louse-2"]))
  })

  test("are there once only", () => {
    const table = combat({
      p1: {},
      p2: {},
      enemies: ["a1-large-slime", "a1-large-slime"],
      conditions: [{ cube: 3 }, { cube: 3, row: 1 }],
      summons: ["s1-acid-slime-1"],
    })
    endTurn(table)
    expect(cardsIn(table, "enemies")).toEqual(["a1-large-slime", "a1-large-slime", "s1-acid-slime-1"])
  })

  rule("STS-11.5", "do not flee when the one they came with is dead", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], hp: 9 },
      enemies: ["a1-sneaky-gremlin", "s1-sneaky-gremlin"],
      conditions: [{ hp: 1 }],
    })
    table.p1.play("ironclad-strike", "a1-sneaky-gremlin")
    expect(cardsIn(table, "enemies")).toEqual(["s1-sneaky-gremlin"])
    expect(playerOf(endTurn(table), 1).hp).toBe(7)
  })
})

rule("STS-6.6", "a column of numbers is HP by the number of players, one number is HP for any", () => {
  expect(hpOf("e1-lagavulin")).toEqual([22, 44, 66, 88])
  expect(hpOf("a1-jaw-worm")).toEqual([10, 10, 10, 10])
  expect([1, 2, 3, 4].map((players) => enemyOf(meeting("b1-hexaghost", players)).hp)).toEqual([
    36, 75, 112, 150,
  ])
})

rule("STS-6.7", "an ability that begins with the second turn is silent in the first", () => {
  const table = combat({
    p1: { hand: ["ironclad-defend"], draw: ["ironclad-shrug-it-off"] },
    enemies: ["e1-gremlin-nob"],
  })
  table.p1.play("ironclad-defend")
  expect(playerOf(table, 1).block).toBe(1)
  endTurn(table).p1.play("ironclad-shrug-it-off")
  expect(playerOf(table, 1).block).toBe(1)
})
