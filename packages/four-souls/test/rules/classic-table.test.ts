// A table of the first edition: how it is set up, what its cards do as they always have, and what its players may agree on.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cents, item, type Play, round, waiting } from "../support/play.ts"
import { called, refusalOf, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { sideways } from "../support/turns.ts"

const { aim, deal, gainCents, on, paid, preventNext, tap } = verbs
const players = { from: "seats" } as const

const classic = { ruleset: "classic" } as const

/** Nobody is Cain, so that the table asks who is the saddest. */
const plain = called(
  "maggy",
  "judas",
  "yum-heart",
  "book-of-belial",
  "soul-of-greed",
  "soul-of-gluttony",
  "soul-of-guppy",
)

describe("the set-up of the first edition", () => {
  rule(
    ["FSC-1.1", "RD-28=exactly-100"],
    "has exactly 100 cents, and whoever gains while there are none gains nothing",
    () => {
      const laid = setUp(stackedGame({}), { ...classic, pool: 150 })
      expect(laid.state.table.cents).toBe(100)
      laid.leaves("p1", "saddest")
      const table = fourSoulsTable({
        p1: { hand: ["a-nickel"], cents: 60 },
        p2: { cents: 40 },
        options: classic,
      })
      table.p1.play("a-nickel").allPass()
      expect([cents(table), table.state.table.pool]).toEqual([[60, 40], 0])
    },
  )

  rule(
    "FSC-1.2",
    "lays out two shop items and two monsters; what is none goes under the monster deck",
    () => {
      const monster = called("troll-bombs", "xl-floor", "fly", "fatty", "dip")
      const table = setUp(stackedGame({ monster, others: plain }), classic)
      expect([cardsIn(table, "monsters"), cardsIn(table, "shop").length]).toEqual([["fly", "fatty"], 2])
      expect(cardsIn(table, "monsterDeck")).toEqual(["xl-floor", "troll-bombs", "dip"])
      table.leaves("p1", "saddest")
    },
  )

  rule(
    ["FSC-1.3", "RD-29=base-box"],
    "has Greed, Gluttony and Guppy as bonus souls, always these three",
    () => {
      for (const seed of ["one", "two", "three"]) {
        const table = setUp(
          stackedGame({ others: plain }),
          { ...classic, sets: ["base", "requiem"] },
          2,
          seed,
        )
        expect(cardsIn(table, "bonus").toSorted()).toEqual([
          "soul-of-gluttony",
          "soul-of-greed",
          "soul-of-guppy",
        ])
        table.leaves("p1", "saddest")
      }
    },
  )

  rule(["FSC-1.4", "RD-27=saddest"], "lets Cain go first, and without Cain the saddest player", () => {
    const dealt = (...ids: string[]) => stackedGame({ others: called(...ids) })
    const cain = setUp(dealt("maggy", "cain", "yum-heart", "sleight-of-hand"), classic, 2, "two")
    expect(cardsIn(cain, `p${cain.state.table.starter + 1}.board`)).toContain("cain")
    cain.leaves(`p${cain.state.table.starter + 1}`, "respond")
    const sad = setUp(dealt("maggy", "judas", "yum-heart", "book-of-belial"), classic)
    sad.p1.isAsked("saddest").p1.pick("p2")
    expect(sad.state.table.starter).toBe(1)
    sad.leaves("p2", "respond")
  })

  rule("RD-30=no", "has no rooms, no playing together and no challenges", () => {
    for (const more of [
      { rooms: true },
      { mode: "solo" },
      { challenge: "the-last-tithe" },
      { decks: "ratios" },
    ])
      expect(refusalOf({ ...classic, ...more })).toMatchObject({ key: "not-in-this-edition", rule: "RD-30" })
  })
})

describe("cards at a table of the first edition", () => {
  rule("FSC-1.5", "have abilities that turn them, once, and paid ones, as often as one can pay", () => {
    const toll = item("test-toll", paid([verbs.payCents(n(1))], [verbs.loot(n(1))]))
    const table = fourSoulsTable({
      p1: { board: ["test-toll", "test-tap"], deactivated: ["test-toll"], cents: 2 },
      lootDeck: ["a-penny", "two-cents", "three-cents"],
      cards: [toll, item("test-tap", tap([gainCents(n(1))]))],
      options: classic,
    })
    table.p1.activate("test-tap").allPass().p1.cannot("activate:test-tap", "cannot-pay")
    expect(sideways(table, "p1.board")).toEqual(["test-toll", "test-tap"])
    for (let paidFor = 3; paidFor > 0; paidFor--) table.p1.activate("test-toll").allPass()
    expect([cents(table)[0], cardsIn(table, "p1.hand").length]).toEqual([0, 3])
    table.p1.cannot("activate:test-toll", "cannot-pay")
  })

  rule("FSC-1.7", "that are trinkets become passive items of whoever plays them", () => {
    const table = fourSoulsTable({
      p1: { hand: ["counterfeit-penny", "a-nickel"], plays: 1 },
      options: classic,
    })
    table.p1.play("counterfeit-penny").allPass().p1.has("board", "isaac", "counterfeit-penny")
    expect(playerOf(table.p1.play("a-nickel").allPass(), 1).cents).toBe(9)
  })

  rule("FSC-2.2", "have their mode and their targets from the moment they are on the stack", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"] },
      p2: { hand: ["gold-bomb"], plays: 1 },
      monsters: ["fly", "fatty"],
      options: classic,
    })
    table.p1.play("bomb", "fly").p1.pass().p2.play("gold-bomb", "fly").allPass()
    // The fly has gone: the bomb fizzles, and nobody is asked for another target.
    expect(table.told("fizzle")).toMatchObject([{ path: "bomb/0" }])
    expect(table.told("damage").map(({ amount }) => amount)).toEqual([3])
  })

  rule(
    ["FSC-11.2", "RD-24=by-hit"],
    "that shield somebody are used up by the next damage, however small",
    () => {
      const shell = item("test-shell", tap([preventNext(n(2), "it1")], aim(players)))
      const needle = item("test-needle", paid([], [deal(n(1), { from: "@it1" })], aim(players)))
      const table = fourSoulsTable({
        cards: [shell, needle],
        p1: { board: ["test-shell", "test-needle"] },
        p2: { board: ["dinner", "breakfast"] },
        options: classic,
      })
      table.p1.activate("test-shell", "p2").allPass()
      const hit = (): number => {
        table.p1.activate("test-needle", "p2").allPass()
        return playerOf(table, 2).damage
      }
      expect([hit(), hit()]).toEqual([0, 1])
    },
  )
})

describe("what several steps set off", () => {
  rule("FSC-3.7", "is resolved before the next step", () => {
    // Cents for each combat damage: they come before the second attack roll.
    const purse = item("test-purse", on("damage", null, [gainCents(n(1))]))
    const table = fourSoulsTable({
      p1: { board: ["test-purse"], cents: 0 },
      monsters: ["fatty"],
      dice: [4, 1],
      cards: [purse],
      options: classic,
    })
    table.p1.attack().p1.against("fatty")
    const seen: string[] = []
    while (table.state.table.phase === "action" && seen.filter((each) => each === "roll").length < 2) {
      round(table)
      seen.push(...waiting(table).map(({ what }) => what as string))
    }
    expect(seen.indexOf("ability")).toBeGreaterThan(seen.indexOf("damage"))
    expect(seen.indexOf("ability")).toBeLessThan(seen.lastIndexOf("roll"))
    table.leaves("p1", "respond")
  })
})

describe("bartering in the first edition", () => {
  const market = (): Play =>
    fourSoulsTable({ p2: { cents: 5 }, p3: { cents: 0 }, options: { ...classic, barter: true } })

  rule(["FSC-9.1", "RD-32=yes"], "gives cents for nothing if the other accepts, without the stack", () => {
    const table = market()
    table.p2.at("barter", "offer:p1=2")
    expect([cents(table), waiting(table)]).toEqual([[3, 5, 0], []])
    table.p1.at("deal.offered", "yes")
    expect(cents(table)).toEqual([5, 3, 0])
  })

  rule("FSC-9.1", "may be declined, and nothing has happened", () => {
    const table = market()
    table.p2.at("barter", "offer:p1=2").p1.at("deal.offered", "no")
    expect(cents(table)).toEqual([3, 5, 0])
  })
})
