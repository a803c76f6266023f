// Players who join at the start of a later Act (STS-13.7), with Acts of the test's own.

import type { Options, Reason } from "@soulspire/kernel"
import { Refusal } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { actOf, allActs } from "../support/act.ts"
import { before, climberOf, type ClimbTable, keysOf, type Way } from "../support/climb.ts"
import { rowsOf } from "../support/meeting.ts"
import { armed, win } from "../support/victory.ts"

const bossRelicDeck = ["black-blood", "ectoplasm", "cursed-key", "snecko-eye", "sozu", "tiny-house"]

/** Two of three climb, the third joins in Act II; the boss of Act I is next. */
function below(way: Way = {}): ClimbTable {
  return before(
    "boss",
    armed({
      cards: [2, 3].flatMap(actOf),
      ownActs: true,
      bossDeck: ["b1-guardian"],
      bossRelicDeck,
      relicDeck: ["anchor", "vajra", "lantern", "sundial"],
      potionDeck: ["fire-potion", "block-potion"],
      p1: { hp: 3, maxHp: 10 },
      p2: {},
      p3: { deck: ["ironclad-strike", "ironclad-bash"], rewards: ["ironclad-anger"] },
      ...way,
      options: { newcomers: ["3"], characters: ["ironclad", "silent", "ironclad"], ...way.options },
    }),
  )
}

function fight(table: ClimbTable): ClimbTable {
  for (const seat of [1, 2]) table.pick(seat, "go:boss/r1c3")
  return table
}

/** At the beginning of Act II: the third player stands before Neow. */
function joined(way: Way = {}): ClimbTable {
  const table = win(fight(below(way)))
  for (const seat of [1, 2]) table.pick(seat, "done")
  for (const seat of [1, 2, 3]) table.pick(seat, "go-on")
  return table
}

/** The newcomer's next answer: as little as can be. */
function next(table: ClimbTable): void {
  const { prompt, pass, min } = table.asked(3)
  const least = prompt.key === "event" ? 1 : min
  table.pick(3, ...(pass === "" ? keysOf(table, 3).slice(0, least) : [pass]))
}

/** The newcomer takes nothing they need not take, up to this prompt. */
function until(table: ClimbTable, key: string): ClimbTable {
  for (let i = 0; i < 100 && table.asked(3).prompt.key !== key; i++) next(table)
  return table
}

describe("until then", () => {
  rule(
    "STS-13.7",
    "whoever joins later is nowhere: nobody waits for them, and no enemy comes for them",
    () => {
      const table = below()
      table.p3.isNotAsked().p1.isAsked("map").p2.isAsked("map")
      fight(table)
      // HP for two players.
      expect(table.state.objects.find(({ data }) => (data?.maxHp ?? 0) > 0)?.data?.maxHp).toBe(80)
      table.p3.isNotAsked()
      expect(climberOf(table, 3)).toMatchObject({ away: 2, dead: 0, row: 2 })
    },
  )

  rule("STS-13.7", "one enemy for each who is there", () => {
    const table = spire.create({ newcomers: ["1", "3"] }, 3, "first")
    expect(table.table.players.map(({ row, away }) => [row, away])).toEqual([
      [1, 2],
      [0, 0],
      [2, 2],
    ])
  })

  rule(["STS-13.7", "STS-2.8"], "they have no card of Neow's yet", () => {
    const state = spire.create({ newcomers: ["2"] }, 2, "neow")
    expect([1, 2].map((seat) => cardsIn({ game: spire, state }, `p${seat}.offers`).length > 0)).toEqual([
      true,
      false,
    ])
  })

  rule(["STS-13.7", "STS-2.9"], "whoever is alone till then begins as one who is alone", () => {
    const { table } = spire.create({ newcomers: ["2"] }, 2, "alone")
    expect(table.players.map(({ gold }) => gold)[0]).toBeGreaterThanOrEqual(2)
  })

  rule(["STS-13.7", "STS-13.2", "STS-Q-72"], "they are no dead players: the others can go on", () => {
    const table = win(fight(below()))
    for (const seat of [1, 2]) table.pick(seat, "done")
    // Who joins has a say in whether there is anything to join.
    for (const seat of [1, 2, 3])
      table
        .by(seat)
        .isAsked("won")
        .pick(seat, seat < 2 ? "go-on" : "stop")
    expect(table.state.over).toMatchObject({ how: "victory" })
  })
})

describe("at the start of the Act", () => {
  rule("STS-13.7", "they alone have Neow and the table, with boss relics for as many as they are", () => {
    const table = joined()
    table.p1.isNotAsked().p2.isNotAsked()
    expect(table.told("joins")).toMatchObject([{ who: 2 }])
    until(table, "event")
    for (let i = 0; i < 100 && climberOf(table, 3).rewards[0]?.kind !== "boss-relic"; i++) next(table)
    expect(cardsIn(table, "pool")).toHaveLength(2)
    table.p1.isNotAsked().p2.isNotAsked()
    expect(climberOf(table, 3).gold).toBeGreaterThanOrEqual(6)
  })

  rule("STS-13.7", "they alone visit the merchant, and then the climb goes on for all", () => {
    const table = until(joined(), "merchant")
    table.p1.isNotAsked().p2.isNotAsked()
    table.p3.pick("leave")
    for (const seat of [1, 2, 3]) {
      table.by(seat).isAsked("map")
      table.pick(seat, "go:encounter/r0c3")
    }
    expect(
      rowsOf(table)
        .slice(0, 3)
        .filter((row) => row.length > 0).length,
    ).toBeGreaterThan(1)
    expect(table.state.table.players.map(({ away, starting }) => away + starting)).toEqual([0, 0, 0])
  })

  rule(["STS-13.7", "STS-13.5"], "they begin with what the climb's modifiers give", () => {
    const table = joined({
      room: ["daily-cursed"],
      curseDeck: ["curse-doubt", "curse-shame", "curse-pain"],
      p3: { board: ["character-ironclad"], rewards: ["ironclad-anger"] },
    })
    expect(cardsIn(table, "p3.deck").filter((card) => card.startsWith("curse-"))).toHaveLength(2)
    until(table, "merchant").p3.pick("leave")
  })

  rule(["STS-13.7", "STS-2.11"], "everybody heals, and nobody has one of Neow's cards twice", () => {
    const table = until(joined(), "merchant").p3.pick("leave")
    expect(climberOf(table, 1).hp).toBe(10)
    const cards = cardsIn(table, "box").filter((card) => card.startsWith("neow-"))
    expect(new Set(cards).size).toBe(cards.length)
  })
})

describe("a table is refused", () => {
  const why = (newcomers: string[], options: Options = {}, seats = 3): Reason | null => {
    try {
      spire.create({ newcomers, ...options }, seats, "none")
      return null
    } catch (error) {
      if (error instanceof Refusal) return error.reason
      throw error
    }
  }

  test.each([
    ["no-newcomer", ["4"], {}],
    ["no-newcomer", ["silent"], {}],
    ["no-newcomer", ["2@1"], {}],
    ["joins-twice", ["2", "2@3"], {}],
    ["nobody-begins", ["1", "2", "3"], {}],
    ["nowhere-to-join", ["2"], { room: "boss" }],
  ])("%s: %o", (key, newcomers, options) => {
    expect(why(newcomers, options)).toMatchObject({ key, rule: "STS-13.7" })
  })

  test("joins-too-early: in the Act that it begins with", () => {
    expect(() => allActs.create({ firstAct: 3, newcomers: ["2@3"] }, 2, "early")).toThrow("joins-too-early")
  })

  test("and is not, of whoever joins in an Act of their own", () => {
    expect(why(["2", "3@3"])).toBeNull()
  })
})
