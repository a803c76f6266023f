// What lies in the decks of each Act, and which cards an ascension brings into them (STS-14.2, STS-14.4, STS-K.5).

import { spireBox } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { decksAt } from "../support/meeting.ts"

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

/** Elites have three forms, bosses two; each stands in for the one before. */
const forms = [
  [0, "", ""],
  [1, "-a1", ""],
  [10, "-a1", "-a10"],
  [12, "-a12", "-a10"],
] as const

interface Late {
  act: number
  /** How many are printed of encounters, summons, elites and bosses. */
  printed: readonly number[]
  elites: readonly string[]
  bosses: readonly string[]
  /** Those that lie aside for a boss of the deck. */
  aside: readonly string[]
  encounters: number
  /** Without an ascension, and from the seventh on. */
  summons: readonly [number, number]
  /** What the seventh brings. */
  risen: readonly string[]
}

const late: readonly Late[] = [
  {
    act: 2,
    printed: [15, 33, 9, 6],
    elites: ["e2-book-of-stabbing", "e2-gremlin-leader", "e2-taskmaster"],
    bosses: ["b2-automaton", "b2-champ", "b2-collector"],
    aside: [],
    encounters: 12,
    summons: [31, 33],
    risen: [
      "a2-shelled-parasite-a7",
      "a2-snake-plant-a7",
      "a2-spheric-guardian-a7",
      "s2-fungi-beast-a7",
      "s2-sentry-a-a7",
    ],
  },
  {
    act: 3,
    printed: [13, 21, 9, 10],
    elites: ["e3-giant-head", "e3-nemesis", "e3-reptomancer"],
    bosses: ["b3-awakened-one", "b3-donu", "b3-time-eater"],
    aside: ["b3-awakened-one-p2", "b3-deca"],
    encounters: 10,
    summons: [20, 21],
    risen: ["a3-exploder-a7", "a3-maw-a7", "a3-repulsor-a7", "s3-spheric-guardian-a7"],
  },
]

describe.each(late)("the decks of Act $act", (each) => {
  const { act, printed, encounters, summons, risen } = each

  rule("STS-14.2", "as many encounters, summons, elites and bosses as are printed", () => {
    expect(["encounter", "summon", "elite", "boss"].map((rank) => printedIn(act, rank))).toEqual(printed)
  })

  rule(["STS-14.4", "STS-K.5"], "three elites and three bosses, in the form of the ascension", () => {
    for (const [level, ofElites, ofBosses] of forms) {
      const decks = decksAt(level, act, "encounter")
      const named = (cards: readonly string[], form: string): string[] => cards.map((card) => card + form)
      expect(decks["eliteDeck"].toSorted()).toEqual(named(each.elites, ofElites))
      expect(decks["bossDeck"].toSorted()).toEqual(named(each.bosses, ofBosses))
      // What another brings lies aside.
      const aside = decks["summons"].filter((card) => card.startsWith(`b${act}-`))
      expect(aside.toSorted()).toEqual(named(each.aside, ofBosses))
    }
  })

  rule(["STS-14.4", "STS-K.5"], "cards of an ascension stay away until then, and stand in for others", () => {
    for (const level of [0, 6, 7, 13]) {
      const decks = decksAt(level, act, "encounter")
      // Gremlins of Act I lie beside those of Act II for their leader.
      const own = decks["summons"].filter((card) => card.startsWith(`s${act}-`))
      const isRisen = level >= 7
      expect([decks["encounterDeck"].length, own.length]).toEqual([encounters, summons[isRisen ? 1 : 0]])
      const all = [...decks["encounterDeck"], ...decks["summons"]]
      expect(all.filter((card) => card.endsWith("-a7")).toSorted()).toEqual(isRisen ? risen : [])
    }
  })
})

describe("the decks of Act IV", () => {
  rule("STS-14.2", "26 boss cards in all four Acts, an Elite's among them", () => {
    expect([printedIn(4, "elite"), printedIn(4, "boss")]).toEqual([2, 2])
    const bosses = [1, 2, 3, 4].map((act) => printedIn(act, "boss"))
    expect(bosses.reduce((sum, each) => sum + each) + printedIn(4, "elite")).toBe(26)
  })

  rule(["STS-14.4", "STS-K.5"], "its Elite comes with the ascension, and its boss has a form of it", () => {
    const at = (level: number) => decksAt(level, 4, "boss")
    expect([0, 11].map((level) => at(level)["bossDeck"])).toEqual([["b4-heart"], ["b4-heart-a11"]])
    expect([0, 11].map((level) => at(level)["eliteDeck"])).toEqual([[], ["e4-spire-shield"]])
  })
})
