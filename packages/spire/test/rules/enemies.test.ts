// Who comes, where they stand and what they have (chapter 6, STS-11.5, STS-14).

import { rule } from "@soulspire/testkit/vitest"
import { spireBox } from "@soulspire/spire"
import { describe, expect, test } from "vitest"
import { endTurn, hpOf } from "../support/enemy-turn.ts"
import { companyOf, decksAt, meeting, rowsOf } from "../support/meeting.ts"
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

const printedIn = (act: number, rank: string): number =>
  spireBox.cards
    .filter(({ set, kind }) => set === `act-${act}` && kind === rank)
    .reduce((sum, { count }) => sum + count, 0)

describe("the decks of Act I", () => {
  const printed = (rank: string): number => printedIn(1, rank)

  rule("STS-14.2", "4 first encounters, 12 encounters and 3 more, 35 summons, 3 elites and 6 more", () => {
    expect(["first-encounter", "encounter", "summon", "elite", "boss"].map(printed)).toEqual([
      4, 15, 35, 9, 6,
    ])
  })

  rule(["STS-14.4", "STS-K.5"], "cards of an ascension stay away until then, and stand in for others", () => {
    const count = (level: number): number[] => Object.values(decksAt(level)).map((deck) => deck.length)
    for (const level of [0, 1, 7, 10, 12, 13]) expect(count(level)).toEqual([4, 12, 3, 3, 35])
    const forms = (level: number): string[] =>
      Object.values(decksAt(level))
        .flat()
        .filter((card) => /-a\d+$/.test(card))
        .map((card) => card.replace(/.*-a/, "a"))
    const of = (form: string, many: number): string[] => Array.from({ length: many }, () => form)
    expect(forms(0)).toEqual([])
    expect(forms(6)).toEqual(of("a1", 3))
    expect(forms(7).toSorted()).toEqual([...of("a1", 3), ...of("a7", 3)])
    expect(forms(12).toSorted()).toEqual([...of("a10", 3), ...of("a12", 3), ...of("a7", 3)])
  })
})

describe("the decks of Act II", () => {
  rule("STS-14.2", "12 encounters and 3 more, 31 summons and 2 more, 3 elites and 6 more", () => {
    expect(["encounter", "summon", "elite", "boss"].map((rank) => printedIn(2, rank))).toEqual([15, 33, 9, 6])
  })

  rule(["STS-14.4", "STS-K.5"], "three elites and three bosses, in the form of the ascension", () => {
    for (const [level, elites, bosses] of [
      [0, "", ""],
      [1, "-a1", ""],
      [10, "-a1", "-a10"],
      [12, "-a12", "-a10"],
    ] as const) {
      const decks = decksAt(level, 2, "encounter")
      expect(decks["eliteDeck"].toSorted()).toEqual(
        ["e2-book-of-stabbing", "e2-gremlin-leader", "e2-taskmaster"].map((card) => card + elites),
      )
      expect(decks["bossDeck"].toSorted()).toEqual(
        ["b2-automaton", "b2-champ", "b2-collector"].map((card) => card + bosses),
      )
    }
  })

  rule(["STS-14.4", "STS-K.5"], "cards of an ascension stay away until then, and stand in for others", () => {
    const risen = ["a2-shelled-parasite-a7", "a2-snake-plant-a7", "a2-spheric-guardian-a7"]
    const more = ["s2-fungi-beast-a7", "s2-sentry-a-a7"]
    for (const [level, summons, forms] of [
      [0, 31, []],
      [6, 31, []],
      [7, 33, [...risen, ...more]],
      [13, 33, [...risen, ...more]],
    ] as const) {
      const decks = decksAt(level, 2, "encounter")
      // Gremlins of Act I lie beside them for their leader.
      const own = decks["summons"].filter((card) => card.startsWith("s2-"))
      expect([decks["encounterDeck"].length, own.length]).toEqual([12, summons])
      const all = [...decks["encounterDeck"], ...decks["summons"]]
      expect(all.filter((card) => card.endsWith("-a7")).toSorted()).toEqual(forms)
    }
  })
})

describe("the encounters and summons of Act III", () => {
  rule("STS-14.2", "10 encounters and 3 more, 20 summons and one more", () => {
    expect([printedIn(3, "encounter"), printedIn(3, "summon")]).toEqual([13, 21])
  })

  rule(["STS-14.4", "STS-K.5"], "cards of an ascension stay away until then, and stand in for others", () => {
    const risen = ["a3-exploder-a7", "a3-maw-a7", "a3-repulsor-a7", "s3-spheric-guardian-a7"]
    for (const [level, summons, forms] of [
      [0, 20, []],
      [6, 20, []],
      [7, 21, risen],
      [13, 21, risen],
    ] as const) {
      const decks = decksAt(level, 3, "encounter")
      const called = decks["summons"].filter((card) => card.startsWith("s3-"))
      expect([decks["encounterDeck"].length, called.length]).toEqual([10, summons])
      const all = [...decks["encounterDeck"], ...called]
      expect(all.filter((card) => card.endsWith("-a7")).toSorted()).toEqual(forms)
    }
  })
})

describe("the elites and bosses of Acts III and IV", () => {
  rule("STS-14.2", "3 elites and 6 more; with those of Act IV 26 boss cards in all four Acts", () => {
    expect([printedIn(3, "elite"), printedIn(3, "boss")]).toEqual([9, 10])
    expect([printedIn(4, "elite"), printedIn(4, "boss")]).toEqual([2, 2])
    const bosses = [1, 2, 3, 4].map((act) => printedIn(act, "boss"))
    expect(bosses.reduce((sum, each) => sum + each) + printedIn(4, "elite")).toBe(26)
  })

  rule(["STS-14.4", "STS-K.5"], "in the form of the ascension; what another brings lies aside", () => {
    for (const [level, elites, bosses] of [
      [0, "", ""],
      [1, "-a1", ""],
      [10, "-a1", "-a10"],
      [12, "-a12", "-a10"],
    ] as const) {
      const decks = decksAt(level, 3, "encounter")
      expect(decks["eliteDeck"].toSorted()).toEqual(
        ["e3-giant-head", "e3-nemesis", "e3-reptomancer"].map((card) => card + elites),
      )
      expect(decks["bossDeck"].toSorted()).toEqual(
        ["b3-awakened-one", "b3-donu", "b3-time-eater"].map((card) => card + bosses),
      )
      expect(decks["summons"].filter((card) => card.startsWith("b3-")).toSorted()).toEqual(
        ["b3-awakened-one-p2", "b3-deca"].map((card) => card + bosses),
      )
    }
    expect([0, 11].map((level) => decksAt(level, 4, "boss")["bossDeck"])).toEqual([
      ["b4-heart"],
      ["b4-heart-a11"],
    ])
    expect([0, 11].map((level) => decksAt(level, 4, "boss")["eliteDeck"])).toEqual([[], ["e4-spire-shield"]])
  })
})
