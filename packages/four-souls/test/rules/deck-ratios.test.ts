// Decks by ratio (chapter 19): what they are made of, and what the table is told.

import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import { createMatch, fileOf, readMatchFile, resume, writeMatchFile } from "@soulspire/match"
import { plainText, speakerOf } from "@soulspire/text"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { box, built, rows, standard, tally, undecked, wide } from "../support/decks.ts"
import { refusalOf } from "../support/stacked.ts"

describe("the standard ratio", () => {
  const { deck, events } = built({ decks: "ratios" })

  rule("FS-19.1", "every deck has a hundred cards, drawn at random, and nothing is told", () => {
    for (const name of ["treasure", "loot", "monster"] as const) expect(deck(name)).toHaveLength(100)
    expect(events.filter(({ k }) => k === "deckShort")).toEqual([])
    const ids = (seed: string): string[] =>
      built({ decks: "ratios" }, wide, seed)
        .deck("loot")
        .map(({ id }) => id)
        .toSorted()
    expect(ids("one")).toEqual(ids("one"))
    expect(ids("one")).not.toEqual(ids("two"))
  })

  rule("FS-19.2", "treasure", () => expect(tally("treasure", deck("treasure"))).toEqual(standard.treasure))
  rule("FS-19.3", "loot", () => expect(tally("loot", deck("loot"))).toEqual(standard.loot))
  rule("FS-19.4", "monsters", () => expect(tally("monster", deck("monster"))).toEqual(standard.monster))

  rule(["FS-19.2", "FS-19.3", "FS-19.4"], "is what a table begins with, and adds up to a hundred", () => {
    for (const name of ["treasure", "loot", "monster"] as const) {
      expect(fourSouls.options[`${name}Ratio`]).toMatchObject({ kind: "table", default: standard[name] })
      expect(Object.values(rows(name)).reduce((sum, each) => sum + each, 0)).toBe(100)
    }
  })

  rule("FS-19.1", "without it, a table plays with all cards of its sets", () => {
    const all = built({ decks: "all" })
    for (const name of ["treasure", "loot", "monster"] as const)
      expect(all.deck(name)).toHaveLength(wide.cards.filter(({ back }) => back === name).length)
  })
})

describe("another ratio", () => {
  const trinkets = { decks: "ratios", lootRatio: { wild: 0, trinket: 30 }, monsterRatio: { curse: 9 } }

  rule("FS-19.6", "changes what is named and nothing else", () => {
    const { deck } = built(trinkets)
    const { wild: _wild, ...others } = standard.loot
    expect(tally("loot", deck("loot"))).toEqual({ ...others, trinket: 30 })
    expect(tally("monster", deck("monster"))).toEqual({ ...standard.monster, curse: 9 })
    expect(deck("treasure")).toHaveLength(100)
  })

  rule("FS-19.6", "is saved with the match, and the same decks are built from it", () => {
    const seats = [1, 2].map((no) => ({ kind: "person" as const, name: `p${no}` }))
    const match = createMatch(wide, { options: trinkets, seats, seed: "saved" })
    const file = readMatchFile(writeMatchFile(fileOf(match)))
    expect(file.header.options).toEqual(trinkets)
    expect(wide.hash(resume(file, wide).state)).toBe(wide.hash(match.state))
  })

  rule("FS-19.6", "is refused where it is none", () => {
    for (const lootRatio of [{ coins: 3 }, { penny: -1 }, { penny: 1000 }, { penny: 1.5 }, [1], 100])
      expect(refusalOf({ decks: "ratios", lootRatio } as never)).toMatchObject({
        key: "bad-option",
        params: { option: "lootRatio" },
        rule: "FS-19.6",
      })
  })

  rule("FS-19.6", "and all cards contradict each other", () => {
    expect(refusalOf({ lootRatio: { penny: 3 } })).toEqual({
      key: "options-clash",
      params: { option: "lootRatio", other: "decks" },
      rule: "FS-19.6",
    })
    expect(refusalOf({ lootRatio: { penny: 2 } })).toBeNull()
  })
})

describe("a category with too few cards", () => {
  const few = wide.withCards(
    wide.cards.filter(
      ({ id }) => !/^test-(trinket|bomb)-/.test(id) || /^test-(trinket|bomb)-[0-3]$/.test(id),
    ),
  )
  const { deck, events } = built({ decks: "ratios" }, few)

  rule("FS-19.1", "gives all it has; those that bend least by it make up for the rest", () => {
    const loots = tally("loot", deck("loot"))
    expect(deck("loot")).toHaveLength(100)
    // Nine are missing: great categories give most of them, those of one or two none.
    expect(loots).toMatchObject({ trinket: 4, bomb: 4, wild: 26, "4c": 14, "lost-soul": 1, penny: 2 })
  })

  rule("FS-19.1", "is told to the table before anybody is asked anything, in its own words", () => {
    const told = events.filter(({ k }) => k === "deckShort")
    expect(told).toEqual([
      { k: "deckShort", zone: "lootDeck", short: ["bomb", "trinket"], wanted: 100, found: 100 },
    ])
    for (const seat of [0, 1, 2, "spectator"] as const) {
      const [heard] = few.eventsFor(events, seat).filter(({ k }) => k === "deckShort")
      const say = (language: "en" | "it"): string =>
        plainText(
          speakerOf(fourSoulsBox, language).event(heard, { seat: String, card: () => undefined }) ?? [],
        )
      expect(say("en")).toBe(
        "Too few cards for the loot deck: bombs and trinkets. Others take their place as far as possible: 100 of 100 cards.",
      )
      expect(say("it")).toMatch(/^Troppo poche carte per il mazzo Bottino: bombe e Gingilli\./)
    }
  })

  rule("FS-19.1", "makes a smaller deck when nothing else is left", () => {
    const tiny = wide.withCards([...undecked, ...box(3)])
    const small = built({ decks: "ratios" }, tiny)
    // Three of each kind, and nothing of what nobody wants.
    expect(small.deck("treasure")).toHaveLength(15)
    expect(small.events.filter(({ k }) => k === "deckShort")).toMatchObject([
      { zone: "lootDeck" },
      { zone: "treasureDeck", wanted: 100, found: 15 },
      { zone: "monsterDeck" },
    ])
    const none = built({ decks: "ratios", treasureRatio: { passive: 0 } }, tiny)
    expect(tally("treasure", none.deck("treasure"))["passive"]).toBeUndefined()
  })

  rule("FS-19.1", "the box as it is builds decks, whatever is missing", () => {
    const { state } = fourSouls.begin({ decks: "ratios", sets: fourSouls.options["sets"].default }, 4, "box")
    expect(fourSouls.invariant(state)).toBeNull()
  })
})
