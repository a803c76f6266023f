// Votes, and ties that no other rule breaks (FS-6.28, RD-34, RD-36).

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cents, item, type Play } from "../support/play.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"

const { destroy, gainCents, items, livingPlayers, paid, players, voteOn } = verbs

const ballot = item("test-ballot", paid([], [voteOn(players, items, "vote-destroy"), destroy("voted")]))
const prize = item(
  "test-prize",
  paid([], [voteOn(livingPlayers, players, "vote-destroy"), gainCents(n(4), { who: "voted" })]),
)

const seats = { p1: { board: ["meat"] }, p2: { board: ["dinner"] }, p3: { board: ["test-ballot"] }, p4: {} }
const called = (rules: object = {}): Play =>
  fourSoulsTable({ cards: [ballot, prize], ...seats, rules })
    .p1.pass()
    .p2.pass()
    .p3.activate("test-ballot")
    .allPass()

describe("a vote", () => {
  rule(
    ["FS-6.28", "RD-34=controller"],
    "goes round from whose ability it is, in the open, and what is cast stays",
    () => {
      const table = called()
      table.p1
        .isNotAsked()
        .p3.isAsked("vote-destroy")
        .p3.pick("meat")
        .p3.isNotAsked()
        .p4.isAsked("vote-destroy")
      // Everybody knows it by now, and it cannot be cast again.
      expect(table.told("votes")).toMatchObject([{ who: 2 }])
      table.p4.pick("dinner").p1.pick("dinner").p2.isAsked("vote-destroy").p2.pick("dinner")
      expect([table.told("votes").map(({ who }) => who), cardsIn(table, "treasureDiscard")]).toEqual([
        [2, 3, 0, 1],
        ["dinner"],
      ])
    },
  )

  rule("FS-6.28", "is for those it names, and may be about players", () => {
    const table = fourSoulsTable({
      cards: [prize],
      p1: { board: ["test-prize"], hand: ["xiii-death"] },
      p2: {},
      p3: {},
      p4: {},
    })
    table.p1.play("xiii-death", "p3").allPass().p1.activate("test-prize").allPass()
    table.p1.canPickExactly("p1", "p2", "p3", "p4").p1.pick("p2").p2.pick("p4").p4.pick("p4")
    expect(cents(table)).toEqual([3, 3, 2, 7])
  })

  rule("FS-6.28", "that is a tie chooses nothing", () => {
    const table = called().p3.pick("meat").p4.pick("meat").p1.pick("dinner").p2.pick("dinner")
    expect(cardsIn(table, "treasureDiscard")).toEqual([])
  })

  rule("RD-34=active", "starts with the active player in another ruleset", () => {
    const table = called({ voteStart: "active" })
    table.p3
      .isNotAsked()
      .p1.isAsked("vote-destroy")
      .p1.pick("meat")
      .p2.pick("meat")
      .p3.pick("meat")
      .p4.pick("meat")
    expect(table.told("votes").map(({ who }) => who)).toEqual([0, 1, 2, 3])
  })
})

describe("a tie", () => {
  /** Two have 25 cents or more at the same moment. */
  const both = (rules: object): Play =>
    fourSoulsTable({ p1: { cents: 30 }, p2: { cents: 30 }, bonus: ["soul-of-greed"], rules }).p1.pass()

  rule("RD-36=as-triggers", "is broken as with triggers: the active player first", () => {
    const table = both({}).allPass()
    expect([cardsIn(table, "p1.souls"), cardsIn(table, "p2.souls")]).toEqual([["soul-of-greed"], []])
  })

  rule("RD-36=active", "is broken by the active player in another ruleset", () => {
    const table = both({ tieBreak: "active" })
    table.p1.isAsked("first-come").p1.canPickExactly("p1", "p2").p1.pick("p2").allPass()
    expect([cardsIn(table, "p1.souls"), cardsIn(table, "p2.souls")]).toEqual([[], ["soul-of-greed"]])
  })
})
