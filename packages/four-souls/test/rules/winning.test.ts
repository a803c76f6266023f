// Winning (chapter 16), and what editions call it when several do.

import { choose, each, is, n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { loot, monster, treasure } from "../support/made-up.ts"

const { gainCents, gainSoul, win } = verbs
const tarot = { kind: "tarot" } as const
const outcome = (table: ReturnType<typeof fourSoulsTable>) => table.game.outcome(table.state)

const three = ["monstro", "gurdy", "war"]

describe("four souls", () => {
  /** A soul for its player, and then something else. */
  const rise = loot("test-rise", "Test", tarot, [gainSoul("this"), gainCents(n(4))]).def

  rule("FS-16.1", "win as soon as what is resolving has resolved, and without the stack", () => {
    const table = fourSoulsTable({
      cards: [rise],
      p1: { hand: ["test-rise", "a-penny"], souls: three, plays: 1 },
      p2: {},
    })
    // The penny waits under it, and never comes to anything.
    table.p1.play("a-penny").p1.play("test-rise").p1.pass()
    expect(outcome(table)).toBeNull()
    table.p2.pass()
    expect([outcome(table), playerOf(table, 1).cents]).toEqual([{ winners: [0], how: "souls" }, 7])
    expect([table.open, cardsIn(table, "stack")]).toEqual([[], ["a-penny"]])
  })

  rule("FS-16.1", "are counted by what they are worth", () => {
    const table = fourSoulsTable({ p1: { hand: ["lost-soul"], souls: ["satan", "monstro"] } })
    expect(outcome(table)).toBeNull()
    expect(outcome(table.p1.play("lost-soul").allPass())).toEqual({ winners: [0], how: "souls" })
  })

  rule("FS-16.1", "are more or fewer where an effect says so", () => {
    const bar = treasure("test-bar", "Test", { kind: "passive" }, [
      { k: "stat", stat: "goal", to: { same: ["it", "you"] }, add: n(1) },
    ]).def
    const table = fourSoulsTable({
      cards: [bar],
      p1: { hand: ["lost-soul"], souls: three, board: ["test-bar"] },
    })
    expect(outcome(table.p1.play("lost-soul").allPass())).toBeNull()
    const low = fourSoulsTable({
      cards: [{ ...bar, abilities: [{ k: "stat", stat: "goal", to: { same: ["it", "you"] }, add: n(-2) }] }],
      p1: { hand: ["lost-soul"], souls: ["monstro"], board: ["test-bar"] },
    })
    expect(outcome(low.p1.play("lost-soul").allPass())).toEqual({ winners: [0], how: "souls" })
  })
})

describe("several winners", () => {
  /** Every player takes a card out of the discard for a soul. */
  const feast = loot("test-feast", "Test", tarot, [
    each(verbs.players, "who", [
      choose({ what: { from: "monsterDiscard" }, as: "soul", by: "you", prompt: "soul" }),
      gainSoul("soul", { who: "who" }),
    ]),
  ]).def
  const position = {
    cards: [feast],
    p1: { hand: ["test-feast"], souls: three },
    p2: { souls: three.slice(1) },
    p3: { souls: three },
    monsterDiscard: ["scolex", "chub", "famine"],
  }
  const feasted = (ruleset: string) => {
    const table = fourSoulsTable({ ...position, options: { ruleset } })
      .p1.play("test-feast")
      .allPass()
    return outcome(table.p1.pick("scolex").p1.pick("chub"))
  }

  rule(["FS-16.2", "RD-26=tie"], "tie among themselves; everybody else loses", () => {
    expect(feasted("english-2023")).toEqual({ winners: [0, 2], how: "tie" })
  })

  rule(["FS-IT-5", "RD-26=shared"], "share the win in the Italian edition", () => {
    expect(feasted("italian")).toEqual({ winners: [0, 2], how: "shared" })
  })

  rule("FS-16.2", "are none: one wins, all others lose", () => {
    for (const ruleset of ["english-2023", "italian"]) {
      const table = fourSoulsTable({
        p1: { souls: three },
        p2: { hand: ["lost-soul"], souls: three, plays: 1 },
        p3: {},
        options: { ruleset },
      })
      table.p1.pass().p2.play("lost-soul").allPass()
      expect(outcome(table)).toEqual({ winners: [1], how: "souls" })
    }
  })
})

describe("an ability", () => {
  rule("FS-16.3", "may make somebody win, once it has resolved", () => {
    const crown = treasure("test-crown", "Test", { kind: "active" }, [
      verbs.tap([win(), gainCents(n(1))]),
    ]).def
    const table = fourSoulsTable({ cards: [crown], p1: {}, p2: { board: ["test-crown"] } })
    table.p1.pass().p2.activate("test-crown").p2.pass()
    expect(outcome(table)).toBeNull()
    table.p1.pass()
    expect([outcome(table), playerOf(table, 2).cents]).toEqual([{ winners: [1], how: "ability" }, 4])
  })
})

describe("nobody wins", () => {
  /** A boss that leaves a treasure for everybody. */
  const host = monster("test-host", "Test", {
    kind: "boss",
    health: 1,
    evasion: 1,
    attack: 1,
    reward: { treasureEach: 1 },
    souls: 1,
  }).def

  rule("FS-16.4", "between the reward of a dying monster and its soul: both are there when it counts", () => {
    const table = fourSoulsTable({
      cards: [host],
      p1: { hand: ["bomb"], souls: three },
      p2: { souls: three, board: ["guppys-collar"] },
      monsters: ["test-host"],
      treasureDeck: ["dinner", "guppys-head", "breakfast", "breakfast"],
      bonus: ["soul-of-guppy"],
    })
    table.p1.play("bomb", "test-host").allPass()
    expect(outcome(table)).toEqual({ winners: [0, 1], how: "tie" })
    expect([cardsIn(table, "p1.souls").length, cardsIn(table, "p2.souls").length]).toEqual([4, 4])
  })

  rule("FS-16.4", "by what a death has set off, before the death is over", () => {
    /** The dead leave a soul to whoever has it, too. */
    const relic = treasure("test-relic", "Test", { kind: "passive" }, [
      verbs.on("rewarded", null, [gainSoul("this")]),
    ]).def
    const table = fourSoulsTable({
      cards: [relic],
      p1: { hand: ["bomb"], souls: three },
      p2: { souls: three, board: ["test-relic"] },
      monsters: ["chub"],
      wounds: [3],
    })
    table.p1.play("bomb", "chub").allPass()
    expect(outcome(table)).toEqual({ winners: [0, 1], how: "tie" })
  })

  rule("FS-16.4", "by a deal in the middle of an effect, before that has resolved", () => {
    const table = fourSoulsTable({
      cards: [
        loot("test-rise", "Test", tarot, [
          gainSoul("this"),
          choose({ what: verbs.players, as: "lucky", prompt: "soul" }),
          each({ from: "monsterDiscard", where: is("it", "monster") }, "soul", [
            gainSoul("soul", { who: "lucky" }),
          ]),
        ]).def,
      ],
      options: { barter: true },
      p1: { hand: ["test-rise"], souls: three },
      p2: { souls: three },
      monsterDiscard: ["chub"],
    })
    table.p1.play("test-rise").allPass().p1.isAsked("soul")
    table.p2.at("barter", "offer:p1=1 nothing").p1.at("deal.offered", "yes")
    expect(outcome(table)).toBeNull()
    table.p1.pick("p2")
    expect(outcome(table)).toEqual({ winners: [0, 1], how: "tie" })
  })

  rule("FS-16.4", "until the death of a player is over, penalty and all", () => {
    const heir = treasure("test-heir", "Test", { kind: "passive" }, [
      verbs.on("playerDies", null, [gainSoul("this")]),
    ]).def
    const table = fourSoulsTable({
      cards: [heir],
      p1: { hand: ["bomb"], souls: three, board: ["test-heir"] },
      p2: { cents: 2, damage: 1 },
    })
    table.p1.play("bomb", "p2").allPass()
    expect([outcome(table), playerOf(table, 2).cents]).toEqual([{ winners: [0], how: "souls" }, 1])
  })
})
