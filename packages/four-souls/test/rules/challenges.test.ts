// Challenges (chapter 18): a timer and a goal of their own, together or against each other.

import { defineGame } from "@soulspire/kernel"
import { challenge, fourSouls, fourSoulsSpec, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { axe } from "../support/cards.ts"
import { cellar, outcome, tithe, timer, wounded } from "../support/challenges.ts"
import type { Play } from "../support/play.ts"
import { refusalOf } from "../support/stacked.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { turnOver } from "../support/turns.ts"
import { treasure } from "../support/made-up.ts"

const { tap, win } = verbs

describe("the goal", () => {
  const crown = treasure("test-crown", "Test", { kind: "active" }, [tap([win()])]).def
  const nearly = (more: object): Play =>
    wounded(fourSoulsTable({ ...cellar, p1: { hand: ["bomb"] }, ...more }), 5)

  rule("FS-18.3", "is what the challenge says of a dead final boss", () => {
    const table = nearly({})
    table.p1.play("bomb", "cellar-heart").allPass()
    expect(table.told("move").filter(({ cause }) => cause === "death")).toHaveLength(1)
    expect(outcome(table)).toEqual({ winners: [0, 1], how: "challenge" })
  })

  rule("FS-18.3", "a boss that is not the goal dies as usual, and its slot stays empty", () => {
    const table = wounded(fourSoulsTable({ ...tithe, p1: { hand: ["bomb"] } }), 2)
    table.p1.play("bomb", "greed").allPass()
    // 3 for each as the challenge says, 9 as the reward; its soul counts for nothing here.
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([15, 6])
    expect([cardsIn(table, "p1.souls"), outcome(table)]).toEqual([["greed"], null])
    expect(cardsIn(table, "monsters")).toEqual(["fly", "fatty"])
  })

  rule("FS-18.7", "alone wins: neither four souls nor an ability does", () => {
    const table = fourSoulsTable({
      ...cellar,
      cards: [crown],
      p1: { board: ["test-crown"], hand: ["lost-soul"], souls: ["monstro", "gurdy", "war"] },
    })
    table.p1.play("lost-soul").allPass()
    expect([outcome(table), table.state.table.players[0].won]).toEqual([null, 0])
    table.p1.activate("test-crown").allPass()
    expect([outcome(table), table.state.table.players[0].won]).toEqual([null, 1])
    turnOver(table)
    expect([outcome(table), table.state.table.active]).toEqual([null, 1])
  })

  rule("FS-18.7", "no count of souls is asked for", () => {
    for (const [option, given] of [
      ["difficulty", "hard"],
      ["soulCap", 4],
    ] as const)
      expect(refusalOf({ ...cellar.options, [option]: given })).toEqual({
        key: "not-in-challenges",
        params: { option },
        rule: "FS-18.7",
      })
    expect(fourSouls.view(fourSouls.create(cellar.options, 2, "x"), 0).table["goal"]).toBeUndefined()
  })

  rule("FS-18.8", "names one winner where three play against each other", () => {
    const table = nearly({ options: { challenge: "heart-of-the-cellar" }, p2: {}, p3: {} })
    table.p1.play("bomb", "cellar-heart").allPass()
    expect(outcome(table)).toEqual({ winners: [0], how: "goal" })
    const rich = fourSoulsTable({
      options: { challenge: "the-last-tithe" },
      challenge: ["the-last-tithe"],
      p1: { cents: 22 },
      p2: { hand: ["a-penny"], plays: 1, cents: 24 },
      p3: { cents: 20 },
      timer: 9,
    })
    rich.p1.pass().p2.play("a-penny").allPass()
    expect(outcome(rich)).toEqual({ winners: [1], how: "goal" })
  })

  rule("FS-18.8", "belongs to those who play together where there is no other form", () => {
    const quest = challenge(
      "test-quest",
      {
        name: { en: "Quest", it: "Missione" },
        about: { en: "", it: "" },
        timer: 5,
        boss: "gurdy",
        goal: { eq: [1, 2] },
        look: { glyph: "card-random", hue: 0 },
      },
      [],
    )
    const choices = ["none", "test-quest"]
    const game = defineGame(
      {
        ...fourSoulsSpec,
        options: { ...fourSoulsSpec.options, challenge: { kind: "choice", default: "none", choices } },
      },
      { cards: [...fourSouls.cards, ...quest.cards.map(({ def }) => def)] },
    )
    expect(game.view(game.create({ challenge: "test-quest", mode: "co-op" }, 2, "x"), 0).table["timer"]).toBe(
      5,
    )
    expect(() => game.create({ challenge: "test-quest" }, 3, "x")).toThrow("no-competitive-form")
    for (const id of ["heart-of-the-cellar", "the-last-tithe"])
      expect(refusalOf({ challenge: id }, 3)).toBeNull()
  })
})

describe("the timer of a challenge", () => {
  const killing = { cards: [axe], p1: { board: ["test-axe"] } }

  rule("FS-18.6", "drops with each round, not with deaths", () => {
    for (const ruleset of ["english-2023", "italian"]) {
      const table = fourSoulsTable({ ...cellar, ...killing, options: { ...cellar.options, ruleset } })
      table.p1.activate("test-axe", "p1").allPass()
      expect([timer(table), table.told("playerDies").length]).toEqual([10, 1])
      turnOver(table)
      expect(timer(table)).toBe(9)
    }
  })

  rule("FS-18.6", "drops when the challenge says so", () => {
    const table = fourSoulsTable({
      ...killing,
      options: { mode: "co-op", challenge: "the-last-tithe" },
      challenge: ["the-last-tithe"],
      timer: 9,
    })
    table.p1.activate("test-axe", "p2").allPass()
    expect(timer(table)).toBe(8)
  })

  rule(["FS-18.6", "FS-18.8"], "at 0 is the end for all, also for rivals", () => {
    const table = fourSoulsTable({
      ...cellar,
      options: { challenge: "heart-of-the-cellar" },
      timer: 1,
      p3: {},
    })
    turnOver(turnOver(turnOver(table)))
    expect(outcome(table)).toMatchObject({ winners: [], how: "timer" })
    expect(outcome(table)?.losers?.toSorted()).toEqual([0, 1, 2])
  })
})
