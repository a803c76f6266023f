// The first edition: what uses the stack, who wins, and small questions of its glossary.

import { choose, each, is, later, n, type Options } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cents, item, type Play, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { loot, monster } from "../support/made-up.ts"

const { aim, gainCents, gainSoul, paid, players, tap } = verbs
const tarot = { kind: "tarot" } as const

const classic = { ruleset: "classic" }
const outcome = (table: Play) => table.game.outcome(table.state)

rule("FSC-2.1", "what the game itself does waits on the stack with a chance to answer it", () => {
  const table = fourSoulsTable({
    p1: { cents: 10 },
    p2: { board: ["meat"] },
    monsters: ["fly", "clotty"],
    monsterDeck: ["gold-chest", "dip", "spider"],
    shop: ["dinner"],
    treasureDeck: ["synthoil", "breakfast"],
    dice: [6, 5],
    options: classic,
  })
  const seen = new Set<string>()
  const played = (): void => {
    while (table.open.some(({ prompt }) => prompt.key === "respond")) {
      for (const { what } of waiting(table)) seen.add(String(what))
      round(table)
    }
  }
  table.p1.buy().p1.ware("dinner")
  played()
  table.p1.attack().p1.against("fly")
  played()
  table.p1.isAsked("action").p1.end()
  expect([...seen].toSorted()).toEqual([
    // The chest on the way to the next monster.
    "ability",
    "beginAttack",
    "damage",
    "death",
    "payRewards",
    "putDeadAway",
    "refillMonsters",
    "refillShop",
    "roll",
    "settlePurchase",
  ])
  table.leaves("p2", "respond")
})

describe("four souls", () => {
  const three = ["monstro", "gurdy", "war"]
  /** A soul for its player, and then something else. */
  const rise = loot("test-rise", "Test", tarot, [gainSoul("this"), gainCents(n(4))]).def

  rule(["FSC-10.1", "RD-26=first"], "win at once, in the middle of what is resolving", () => {
    const position = { cards: [rise], p1: { hand: ["test-rise"], souls: three } }
    const table = fourSoulsTable({ ...position, options: classic })
    table.p1.play("test-rise").p1.pass().p2.pass()
    expect([outcome(table), playerOf(table, 1).cents]).toEqual([{ winners: [0], how: "souls" }, 3])
    // By the rules of 2023 the card resolves to its end.
    const now = fourSoulsTable(position)
    now.p1.play("test-rise").p1.pass().p2.pass()
    expect([outcome(now), playerOf(now, 1).cents]).toEqual([{ winners: [0], how: "souls" }, 7])
  })

  rule(["FSC-10.1", "RD-26=first"], "win for whoever has them first: the others come too late", () => {
    /** Every player, from the active one on, takes a card out of the discard for a soul. */
    const feast = loot("test-feast", "Test", tarot, [
      each(players, "who", [
        choose({ what: { from: "monsterDiscard" }, as: "soul", by: "you", prompt: "soul" }),
        gainSoul("soul", { who: "who" }),
      ]),
    ]).def
    const feasted = (simultaneousWin: "tie" | "shared" | "first"): Play => {
      const table = fourSoulsTable({
        cards: [feast],
        p1: { hand: ["test-feast"], souls: three.slice(1) },
        p2: { souls: three },
        p3: { souls: three },
        monsterDiscard: ["scolex", "chub", "famine"],
        rules: { simultaneousWin },
      })
      table.p1.play("test-feast").allPass().p1.pick("scolex").p1.pick("chub")
      return table
    }
    expect(outcome(feasted("first"))).toEqual({ winners: [1], how: "souls" })
    expect(outcome(feasted("tie"))).toEqual({ winners: [1, 2], how: "tie" })
    expect(outcome(feasted("shared"))).toEqual({ winners: [1, 2], how: "shared" })
  })

  rule(
    ["FSC-10.1", "RD-26=first"],
    "that two have at the very same moment win for the one who comes first in turn order",
    () => {
      /** Both need one soul less, from the same moment on. */
      const ease = loot("test-ease", "Test", tarot, [
        later({ k: "stat", stat: "goal", to: is("it", "seat"), add: n(-1) }, "turn"),
      ]).def
      const table = fourSoulsTable({
        cards: [ease],
        p1: { hand: ["test-ease"] },
        p2: { souls: three },
        p3: { souls: three },
        options: classic,
      })
      table.p1.play("test-ease").allPass()
      expect(outcome(table)).toEqual({ winners: [1], how: "souls" })
    },
  )
})

describe("a bonus soul", () => {
  const greedy = (options: Options, more: object): Play =>
    fourSoulsTable({
      p1: { hand: ["a-dime"], cents: 14 },
      p2: { cents: 3 },
      bonus: ["soul-of-greed", "soul-of-gluttony", "soul-of-guppy"],
      options,
      ...more,
    })

  rule("FSC-10.2", "is gained at once by who comes first to it: 25 cents, ten cards, two of Guppy", () => {
    const greed = greedy(classic, { p1: { hand: ["a-dime"], cents: 15 } })
    greed.p1.play("a-dime").allPass()
    expect([cardsIn(greed, "p1.souls"), cardsIn(greed, "bonus").length]).toEqual([["soul-of-greed"], 2])
    const gluttony = greedy(classic, {
      p1: { hand: ["xxi-the-world", ...Array.from({ length: 9 }, () => "two-cents")] },
    })
    gluttony.p1.play("xxi-the-world").allPass()
    expect(cardsIn(gluttony, "p1.souls")).toEqual(["soul-of-gluttony"])
    const guppy = greedy(classic, { p1: { board: ["guppys-head"], cents: 10 }, shop: ["guppys-paw"] })
    guppy.p1.buy().p1.ware("guppys-paw").allPass()
    expect(cardsIn(guppy, "p1.souls")).toEqual(["soul-of-guppy"])
  })

  rule("FSC-10.2", "is gone for good once it was discarded, however rich somebody is", () => {
    const table = greedy(classic, {
      p1: { souls: ["soul-of-greed"], cents: 30, hand: ["a-dime"] },
      p2: { hand: ["xx-judgement"], plays: 1 },
      bonus: [],
    })
    table.p1.play("a-dime").p1.pass().p2.play("xx-judgement", "p1").allPass()
    expect([cardsIn(table, "p1.souls"), cardsIn(table, "bonus"), cardsIn(table, "box").length]).toEqual([
      [],
      [],
      1,
    ])
    expect(playerOf(table, 1).cents).toBe(40)
  })
})

describe("the glossary", () => {
  rule("FSC-11.1", "more HP comes full, and what goes takes the empty heart first", () => {
    const heart = item("test-heart", tap([verbs.tillEndOfTurn("health", n(1))]))
    const table = fourSoulsTable({
      p1: { board: ["test-heart"], damage: 1 },
      cards: [heart],
      options: classic,
    })
    const health = (): unknown => (table.game.view(table.state, 0).table as { players: unknown[] }).players[0]
    expect(health()).toMatchObject({ health: 1, maxHealth: 2 })
    table.p1.activate("test-heart").allPass()
    expect(health()).toMatchObject({ health: 2, maxHealth: 3 })
    table.p1.end().allPass()
    expect(health()).toMatchObject({ health: 2, maxHealth: 2 })
  })

  rule(["FSC-11.2", "RD-24=by-hit"], "a shield is spent whole on the next damage, however small", () => {
    const needle = item("test-needle", paid([], [verbs.deal(n(1), "it1")], aim(players)))
    const shell = item("test-shell", paid([], [verbs.preventNext(n(2), "it1")], aim(players)))
    const hit = (options: Options): number[] => {
      const table = fourSoulsTable({
        p1: { board: ["test-needle", "test-shell"] },
        p2: { board: ["dinner"] },
        cards: [needle, shell],
        options,
      })
      table.p1.activate("test-shell", "p2").allPass()
      return [1, 2].map(() => {
        table.p1.activate("test-needle", "p2").allPass()
        return playerOf(table, 2).damage
      })
    }
    expect([hit(classic), hit({})]).toEqual([
      [0, 1],
      [0, 0],
    ])
  })

  rule(
    ["FSC-11.3", "FSC-11.7"],
    "a monster that is destroyed is killed and pays; one that is discarded does not",
    () => {
      const hammer = item("test-hammer", tap([verbs.destroy("it1")], aim(verbs.monsters)))
      const broom = item("test-broom", tap([verbs.putIntoDiscard("it1")], aim(verbs.monsters)))
      const coin = monster("test-coin", "Test", {
        kind: "basic",
        health: 3,
        evasion: 3,
        attack: 1,
        reward: { cents: 2 },
      }).def
      const table = fourSoulsTable({
        p1: { board: ["test-hammer", "test-broom"], cents: 0 },
        monsters: ["test-coin", "fly"],
        monsterDeck: ["dip", "spider"],
        cards: [hammer, broom, coin],
        options: classic,
      })
      table.p1.activate("test-hammer", "test-coin").allPass()
      expect([cents(table)[0], table.told("dying").length]).toEqual([2, 1])
      table.p1.activate("test-broom", "fly").allPass()
      expect([cents(table)[0], table.told("dying").length, cardsIn(table, "monsters")]).toEqual([
        2,
        1,
        ["dip", "spider"],
      ])
    },
  )

  rule(["FSC-11.6", "RD-43=yes", "RD-43=no"], "paid effects are not activated ones", () => {
    const position: Parameters<typeof fourSoulsTable>[0] = {
      p1: { board: ["test-slot", "test-bell", "shiny-rock"], cents: 5 },
      p2: { hand: ["butter-bean"], plays: 1 },
      cards: [
        item("test-slot", paid([verbs.payCents(n(1))], [gainCents(n(3))])),
        item("test-bell", tap([gainCents(n(1))])),
      ],
    }
    const bean = (options: Options): boolean => {
      const table = fourSoulsTable({ ...position, options })
      table.p1.activate("test-bell")
      // Shiny Rock sees what turns an item sideways.
      expect(table.told("activate").length).toBe(1)
      table.allPass().p1.activate("test-slot").p1.pass()
      const can = table.options(2).some(({ key }) => key.startsWith("play:butter-bean"))
      expect(table.told("activate").length).toBe(can ? 2 : 1)
      table.allPass()
      return can
    }
    expect([bean({}), bean(classic)]).toEqual([true, false])
  })

  rule(
    "FSC-11.6",
    "in play is what players have, the shop and active monsters; nobody is healed above the most",
    () => {
      const probe = item("test-probe", paid([], [gainCents(n(1))], aim(verbs.items)))
      const balm = item("test-balm", tap([verbs.heal(n(9))]))
      const table = fourSoulsTable({
        p1: { board: ["test-probe", "test-balm"], damage: 1 },
        p2: { board: ["meat"] },
        shop: ["dinner"],
        treasureDiscard: ["breakfast"],
        cards: [probe, balm],
        options: classic,
      })
      const aims = table
        .options(1)
        .flatMap(({ key }) => (key.includes("test-probe#") ? [key.split(">")[1]] : []))
      expect(aims.map((key) => key.split("#")[0]).toSorted()).toEqual([
        "dinner",
        "meat",
        "test-balm",
        "test-probe",
      ])
      table.p1.activate("test-balm").allPass()
      expect(playerOf(table, 1).damage).toBe(0)
    },
  )
})
