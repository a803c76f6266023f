// What is locked at first, and the one option that opens all of it (STS-14.1, STS-14.3, STS-14.4).

import type { Options } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { blessings, cards } from "../../src/cards/index.ts"
import { entering } from "../support/climb.ts"

const characters = ["ironclad", "silent", "defect", "watcher"] as const

const lockedIn = (character: string, nth: number): string[] =>
  cards
    .filter((card) => card.character === character && card.unlock === nth)
    .map(({ id, count }) => `${id.slice(character.length + 1)}${count > 1 ? ` x${count}` : ""}`)
    .toSorted()

const locked = new Set(
  cards.filter(({ unlock, deck }) => unlock > 0 || deck === "colorless").map(({ id }) => id),
)

/** Everything that this table could ever draw. */
function inReach(options: Options, seed: string): string[] {
  const table = {
    game: spire,
    state: spire.create({ characters: [...characters], ...options }, characters.length, seed),
  }
  const own = characters.flatMap((_, i) =>
    ["deck", "rewards", "rares", "offers"].flatMap((zone) => cardsIn(table, `p${i + 1}.${zone}`)),
  )
  return [...own, ...cardsIn(table, "colorlessDeck")]
}

describe("a card's printed unlock", () => {
  rule("STS-14.4", "of the Ironclad", () => {
    expect([1, 2, 3].map((nth) => lockedIn("ironclad", nth))).toEqual([
      ["evolve", "fire-breathing", "immolate", "power-through"],
      ["corruption", "golden-ticket-2", "havoc x2", "rampage"],
      ["barricade", "dark-embrace", "entrench", "second-wind"],
    ])
  })

  rule("STS-14.4", "of the Silent", () => {
    expect([1, 2, 3].map((nth) => lockedIn("silent", nth))).toEqual([
      ["grand-finale", "prepared x2", "reflex", "tactician"],
      ["choke", "corpse-explosion", "distraction", "golden-ticket-2"],
      ["concentrate", "doppelganger", "expertise", "outmaneuver"],
    ])
  })

  rule("STS-14.4", "of the Defect", () => {
    expect([1, 2, 3].map((nth) => lockedIn("defect", nth))).toEqual([
      ["echo-form", "overclock", "sunder", "turbo x2"],
      ["consume", "defragment", "golden-ticket-2", "heatsinks"],
      ["double-energy", "equilibrium", "fission", "recycle"],
    ])
  })

  rule("STS-14.4", "of the Watcher", () => {
    expect([1, 2, 3].map((nth) => lockedIn("watcher", nth))).toEqual([
      ["blasphemy", "flurry-of-blows x2", "worship"],
      ["conjure-blade", "foresight", "golden-ticket-2", "nirvana", "weave"],
      ["meditate", "omniscience", "perseverance", "wreath-of-flame"],
    ])
  })

  test("there is none on starters and curses", () => {
    const open = cards.filter(({ deck }) => deck === "starter" || deck === "curse")
    expect(open.filter(({ unlock }) => unlock > 0)).toEqual([])
  })
})

describe("a new table", () => {
  rule("STS-14.4", "never draws a locked card", () => {
    for (const seed of ["one", "two", "three"])
      expect(inReach({}, seed).filter((card) => locked.has(card))).toEqual([])
  })

  rule("STS-14.4", "has no colourless cards, at the merchant's neither", () => {
    const table = { game: spire, state: spire.create({}, 2, "no colours") }
    expect(cardsIn(table, "colorlessDeck")).toEqual([])
    const goods = entering("merchant", { relicDeck: ["anchor"], p1: { rewards: ["ironclad-anger"] } })
    expect(cardsIn(goods, "pool")).toEqual(["anchor"])
  })

  rule(["STS-14.3", "STS-14.4"], "draws from 14 of Neow's 20 blessings", () => {
    const seen = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const table = { game: spire, state: spire.create({}, 4, `whale ${i}`) }
      for (const seat of [1, 2, 3, 4]) seen.add(cardsIn(table, `p${seat}.offers`)[0])
    }
    const open = blessings.flatMap(({ id, locked: isLocked }) => (isLocked ? [] : [id]))
    expect([blessings.length, open.length]).toEqual([20, 14])
    expect([...seen].toSorted()).toEqual(open.toSorted())
  })
})

describe("some of it unlocked", () => {
  const reached = (...unlocked: string[]): string[] =>
    inReach({ unlocked }, "some").filter((card) => locked.has(card))

  rule("STS-14.4", "a pack brings its own cards and no others", () => {
    for (const character of characters)
      for (const nth of [1, 2, 3]) {
        const own = cards.filter((card) => card.character === character && card.unlock === nth)
        const all = own.flatMap(({ id, count }) => Array.from({ length: count }, () => id))
        expect(reached(`${character}-${nth}`).toSorted()).toEqual(all.toSorted())
      }
  })

  rule("STS-14.4", "colorless cards come with six blessings and what speaks of them", () => {
    expect(new Set(reached("colorless")).size).toBe(cards.filter(({ deck }) => deck === "colorless").length)
    const seen = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const state = spire.create({ unlocked: ["colorless"] }, 4, `whale ${i}`)
      for (const seat of [1, 2, 3, 4]) seen.add(cardsIn({ game: spire, state }, `p${seat}.offers`)[0])
    }
    expect(seen.size).toBe(20)
    expect(() =>
      spire.create({ modifiers: ["daily-all-star"], unlocked: ["colorless"] }, 1, ""),
    ).not.toThrow()
    expect(() => spire.create({ modifiers: ["daily-all-star"], unlocked: ["ironclad-1"] }, 1, "")).toThrow(
      "locked-modifier",
    )
  })

  test("nothing else has a name", () => {
    expect(() => spire.create({ unlocked: ["ironclad-4"] }, 1, "")).toThrow("bad-option")
    expect(() => spire.create({ unlocked: ["act-4", "act-4"] }, 1, "")).toThrow("bad-option")
  })
})

describe("everything unlocked", () => {
  rule(
    ["STS-14.1", "STS-14.4"],
    "all cards of all characters and all colourless ones are in the game",
    () => {
      const reach = inReach({ everythingUnlocked: true }, "all of it").filter(
        (card) => !card.startsWith("neow-"),
      )
      const of = (set: string): number => reach.filter((card) => card.startsWith(`${set}-`)).length
      expect([...characters, "colorless"].map(of)).toEqual([85, 87, 85, 85, 22])
      expect([...locked].filter((card) => !reach.includes(card))).toEqual([])
    },
  )

  rule("STS-14.4", "and without it there are fewer, by those that are locked", () => {
    const reach = inReach({}, "some of it")
    const of = (set: string): number => reach.filter((card) => card.startsWith(`${set}-`)).length
    expect([...characters, "colorless"].map(of)).toEqual([85 - 13, 87 - 13, 85 - 13, 85 - 13, 0])
  })

  test("a combat alone knows them all", () => {
    expect(inReach({ room: "elite" }, "alone").filter((card) => locked.has(card)).length).toBe(4 * 13 + 22)
  })
})
