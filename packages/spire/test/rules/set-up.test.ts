// Set-up (chapter 2), what is in the box (chapter 14), and rows before a combat.

import type { Options } from "@soulspire/kernel"
import { spire, spireBox } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { characters } from "../../src/cards/index.ts"
import { endTurn } from "../support/enemy-turn.ts"
import { rowsOf } from "../support/meeting.ts"
import { begin, cardsIn, combat, playerOf } from "../support/table.ts"

/** How often each card is there. */
const tally = (cards: readonly string[]): Record<string, number> =>
  Object.fromEntries(cards.map((card) => [card, cards.filter((each) => each === card).length]))

const both = { characters: ["ironclad", "silent"] }
const all = { characters: ["ironclad", "silent", "defect", "watcher"] }

/** The cards of a deck as they are dealt for a game of two. */
const dealt = (seed: string, deck: string): string =>
  cardsIn({ game: spire, state: spire.create(both, 2, seed) }, deck).join()

describe("each player", () => {
  rule("STS-2.1", "has the board and the decks of their own character", () => {
    const table = begin(4, { characters: ["silent", "defect", "ironclad", "watcher"] })
    for (const [seat, name] of [
      [1, "silent"],
      [2, "defect"],
      [3, "ironclad"],
      [4, "watcher"],
    ] as const) {
      table.by(seat).has("board", `character-${name}`)
      for (const deck of ["deck", "rewards", "rares"])
        for (const card of cardsIn(table, `p${seat}.${deck}`)) expect(card).toMatch(new RegExp(`^${name}-`))
      expect(cardsIn(table, `p${seat}.rares`)).toHaveLength(15)
      expect(cardsIn(table, `p${seat}.rewards`)).toHaveLength(60)
    }
  })

  rule("STS-2.1", "has reward decks that are shuffled, by the seed alone", () => {
    for (const deck of ["p1.rewards", "p1.rares"]) {
      expect(dealt("one", deck)).toBe(dealt("one", deck))
      expect(dealt("one", deck)).not.toBe(dealt("another", deck))
    }
  })

  rule("STS-2.1", "is told how hard a character is to learn, and offered the easy ones first", () => {
    expect(characters.map(({ id, learning }) => [id, learning])).toEqual([
      ["ironclad", "easy"],
      ["silent", "easy"],
      ["defect", "harder"],
      ["watcher", "hardest"],
    ])
  })

  rule("STS-K.3", "begins with the starter deck of the character", () => {
    const table = begin(4, all)
    expect(tally(cardsIn(table, "p1.deck"))).toEqual({
      "ironclad-strike": 5,
      "ironclad-defend": 4,
      "ironclad-bash": 1,
    })
    expect(tally(cardsIn(table, "p4.deck"))).toEqual({
      "watcher-strike": 4,
      "watcher-defend": 4,
      "watcher-eruption": 1,
      "watcher-vigilance": 1,
    })
    expect(tally(cardsIn(table, "p2.deck"))).toEqual({
      "silent-strike": 5,
      "silent-defend": 5,
      "silent-neutralize": 1,
      "silent-survivor": 1,
    })
    expect(tally(cardsIn(table, "p3.deck"))).toEqual({
      "defect-strike": 4,
      "defect-defend": 4,
      "defect-zap": 1,
      "defect-dual-cast": 1,
    })
  })

  rule(["STS-2.2", "STS-K.2", "STS-10.1"], "begins with 3 energy, no block, and the HP of the board", () => {
    const table = begin(4, all)
    const fresh = { energy: 3, block: 0, strength: 0, gold: 0 }
    expect(playerOf(table, 1)).toMatchObject({ ...fresh, hp: 10, maxHp: 10 })
    expect(playerOf(table, 2)).toMatchObject({ ...fresh, hp: 9, maxHp: 9 })
    for (const seat of [3, 4]) expect(playerOf(table, seat)).toMatchObject({ ...fresh, hp: 9, maxHp: 9 })
  })

  rule("STS-2.5", "takes the lowest row that is open", () => {
    expect(begin(2).state.table.players.map(({ row }) => row)).toEqual([0, 1])
    expect(begin(4).state.table.players.map(({ row }) => row)).toEqual([0, 1, 2, 3])
  })

  test("who names no character gets one", () => {
    const table = begin(4, { characters: ["silent"] })
    expect([1, 2, 3, 4].map((seat) => cardsIn(table, `p${seat}.board`)[0])).toEqual([
      "character-silent",
      "character-silent",
      "character-defect",
      "character-watcher",
    ])
  })
})

describe("the decks of the Act", () => {
  const shuffled = ["encounterDeck", "eliteDeck", "bossDeck", "firstEncounters", "curseDeck", "relicDeck"]

  rule("STS-2.3", "are shuffled, by the seed alone", () => {
    for (const deck of [...shuffled, "bossRelicDeck", "potionDeck"]) {
      const orders = ["a", "b", "c", "d", "e"].map((seed) => dealt(seed, deck))
      expect(new Set(orders).size).toBeGreaterThan(1)
      expect(dealt("a", deck)).toBe(orders[0])
    }
  })

  rule("STS-2.3", "but summons, daze and status are not", () => {
    for (const deck of ["summons", "dazeDeck", "statusDeck"]) {
      expect(dealt("a", deck)).toBe(dealt("b", deck))
      expect(dealt("a", deck)).not.toBe("")
    }
  })

  rule("STS-2.3", "first encounters are kept apart from the others", () => {
    const table = begin(2)
    for (const card of cardsIn(table, "firstEncounters")) expect(card).toMatch(/^first-/)
    for (const card of cardsIn(table, "encounterDeck")) expect(card).toMatch(/^a1-/)
  })
})

describe("the first encounter", () => {
  rule("STS-2.10", "opens the game: one card in each row", () => {
    const table = begin(3)
    for (const seat of [1, 2, 3]) table.by(seat).pick("ready")
    const rows = rowsOf(table)
    expect(rows.pop()).toEqual([])
    for (const [first, ...others] of rows) {
      expect(first).toMatch(/^first-/)
      for (const other of others) expect(other).toMatch(/^s1-/)
    }
    expect(cardsIn(table, "firstEncounters")).toHaveLength(1)
    expect(cardsIn(table, "encounterDeck")).toHaveLength(12)
  })

  rule("STS-2.12", "is set aside after the combat, and is one of Act I", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    table.p1.play("ironclad-strike", "first-cultist")
    expect(cardsIn(table, "box")).toEqual(["first-cultist"])
    expect([...cardsIn(table, "firstEncounters"), ...cardsIn(table, "encounterDeck")]).toEqual([])
    const sets = spireBox.cards.filter(({ kind }) => kind === "first-encounter").map(({ set }) => set)
    expect(new Set(sets)).toEqual(new Set(["act-1"]))
  })
})

describe("rows", () => {
  const rows = (table: ReturnType<typeof begin>): number[] => table.state.table.players.map(({ row }) => row)

  rule("STS-8.12", "can be switched until the combat begins", () => {
    const table = begin(3)
    table.p1.canPickExactly("switch:p2", "switch:p3", "ready")
    table.p1.switch("p3")
    expect(rows(table)).toEqual([2, 1, 0])
    table.p2.switch("p1").p1.pick("ready").p2.pick("ready")
    expect(rows(table)).toEqual([1, 2, 0])
    expect(table.told("combatStarts")).toEqual([])
  })

  rule(
    "STS-8.12",
    "and not any more when it has begun, of which whoever is ready can still think better",
    () => {
      const table = begin(2)
      table.p1.pick("ready").p1.at("not-ready", "not-ready").p1.switch("p2").p1.pick("ready").p2.pick("ready")
      expect(rows(table)).toEqual([1, 0])
      expect(
        rowsOf(table)
          .slice(0, 2)
          .every((row) => row.length > 0),
      ).toBe(true)
      table.p1.cannot("switch:p2", "not-now")
    },
  )

  rule("STS-8.12", "nobody alone is asked for any", () => {
    expect(begin(1).p1.isAsked("play").told("switchRows")).toEqual([])
  })

  test("an enemy faces whoever is in its row then", () => {
    const table = combat({ p1: { hp: 9, row: 1 }, p2: { hp: 9, row: 0 }, enemies: ["first-cultist"] })
    endTurn(table)
    expect([playerOf(table, 1).hp, playerOf(table, 2).hp]).toEqual([9, 8])
  })
})

describe("the box", () => {
  // An upgraded side is the same card.
  const printed = spireBox.cards.filter(({ id }) => !id.endsWith("+"))
  const count = (set: string, ...kinds: string[]): number =>
    printed
      .filter((card) => card.set === set && (kinds.length === 0 || kinds.includes(card.kind)))
      .reduce((sum, card) => sum + card.count, 0)

  rule(
    "STS-14.1",
    "85 cards of the Ironclad, 87 of the Silent, 85 of the Defect, 85 of the Watcher, 17 curses, 22 colourless ones",
    () => {
      expect(count("ironclad")).toBe(85)
      expect(count("silent")).toBe(87)
      expect(count("defect")).toBe(85)
      expect(count("watcher")).toBe(85)
      expect(count("curse")).toBe(17)
      expect(count("colorless")).toBe(22)
    },
  )

  rule("STS-14.3", "36 status cards, 10 of daze, and 1 relic for one player alone", () => {
    expect([count("status"), count("daze"), count("items", "solo-relic")]).toEqual([36, 10, 1])
  })

  rule("STS-3.9", "two of each common card, one of each uncommon and rare one", () => {
    const mine = printed.filter(({ set }) => all.characters.includes(set))
    const copies = (rarity: string): number[] => [
      ...new Set(mine.filter(({ kind }) => kind === rarity).map((card) => card.count)),
    ]
    expect([copies("common"), copies("uncommon"), copies("rare")]).toEqual([[2], [1], [1]])
    const amounts = (set: string): number[] =>
      ["starter", "common", "uncommon", "rare"].map((rarity) => count(set, rarity))
    expect(amounts("ironclad")).toEqual([10, 30, 28, 15])
    expect(amounts("silent")).toEqual([12, 26, 32, 15])
    expect(amounts("defect")).toEqual([10, 32, 26, 15])
    expect(amounts("watcher")).toEqual([10, 26, 32, 15])
    expect(all.characters.map((set) => count(set, "ticket"))).toEqual([2, 2, 2, 2])
  })

  rule(
    "STS-3.9",
    "common and uncommon cards and tickets are rewards, rare ones by themselves, starters in no deck of these",
    () => {
      const table = begin(4, all)
      const rarity = new Map(spireBox.cards.map(({ id, kind }) => [id, kind]))
      const kinds = (deck: string): Set<string | undefined> =>
        new Set(
          [1, 2, 3].flatMap((seat) => cardsIn(table, `p${seat}.${deck}`).map((card) => rarity.get(card))),
        )
      expect(kinds("rewards")).toEqual(new Set(["common", "uncommon", "ticket"]))
      expect(kinds("rares")).toEqual(new Set(["rare"]))
      expect(kinds("deck")).toEqual(new Set(["starter"]))
    },
  )
})

describe("the Claw pack", () => {
  const claws = (options: Options, seats = 1): Record<string, number> => {
    const table = begin(seats, { characters: ["defect"], ...options })
    return tally(cardsIn(table, "p1.rewards").filter((card) => card.startsWith("defect-claw")))
  }

  rule("STS-14.1", "puts eight other Claws in the place of the Defect's two", () => {
    expect(claws({})).toEqual({ "defect-claw": 2 })
    expect(claws({ clawPack: true })).toEqual({ "defect-claw-claw-pack": 8 })
    expect(cardsIn(begin(1, { characters: ["defect"], clawPack: true }), "p1.rewards")).toHaveLength(
      60 - 2 + 8,
    )
  })

  rule("STS-Q-28", "changes nothing where nobody plays the Defect", () => {
    for (const deck of ["deck", "rewards", "rares"])
      for (const seat of [1, 2])
        expect(cardsIn(begin(2, { ...both, clawPack: true }), `p${seat}.${deck}`)).toEqual(
          cardsIn(begin(2, both), `p${seat}.${deck}`),
        )
  })
})
