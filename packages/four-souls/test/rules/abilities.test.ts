// Abilities (chapter 4): where and when they work, what they cost, and in which order triggers go on the stack.

import { all, type Amount, choose, is, n, not, ref, type Ref, same, slotOf } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardAt, cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import type { Souls } from "../support/turns.ts"
import { loot, monster, treasure } from "../support/made-up.ts"

const cents = (table: Souls): number[] => table.state.table.players.map((player) => player.cents)
/** The cards whose abilities wait on the stack, bottom first. */
const sources = (table: Souls): unknown[] =>
  refsIn(table, "stack")
    .map((item) => table.state.objects.find((o) => o.ref === item))
    .flatMap((o) => (o === undefined || o.act === null ? [] : [o.data?.from]))
/** Whose they are; -1 for the game's. */
const controllers = (table: Souls): (number | undefined)[] =>
  refsIn(table, "stack").map((item) => table.state.objects.find((o) => o.ref === item)?.controller)
/** The keys of these cards' triggers, in this order. */
const inOrder = (table: Souls, ...cards: Ref[]): string[] =>
  cards.map((card) => table.options(1).find(({ key }) => key.includes(`#${slotOf(card)}:`))?.key ?? "")
/** How many things wait on the stack. */
const waiting = (table: Souls): number => refsIn(table, "stack").length

describe("abilities", () => {
  rule("FS-4.0.1", "work in play, and nowhere else", () => {
    const gamble = (where: object): number[] => {
      const table = fourSoulsTable({ p1: { board: ["portable-slot-machine"] }, dice: [5], ...where })
      return cents(table.p1.activate("portable-slot-machine").allPass())
    }
    expect(gamble({ p2: { board: ["eye-of-greed"] } })).toEqual([0, 6])
    expect(gamble({ treasureDiscard: ["eye-of-greed"] })).toEqual([0, 3])
    expect(gamble({ shop: ["eye-of-greed"] })).toEqual([0, 3])
  })

  rule("FS-4.0.1", "of loot happen as it resolves", () => {
    const table = fourSoulsTable({ p1: { hand: ["a-nickel"] } }).p1.play("a-nickel")
    expect(cents(table)).toEqual([3, 3])
    expect(cents(table.allPass())).toEqual([8, 3])
    expect(cardsIn(table, "lootDiscard")).toEqual(["a-nickel"])
  })

  const crush = loot(
    "test-crush",
    "Test",
    { kind: "tarot" },
    [verbs.destroy("it1")],
    verbs.aim(verbs.where(verbs.items, { test: "isDeactivated", of: "it" })),
  ).def

  rule("FS-4.0.2", "fizzle when the target is no longer what it has to be", () => {
    const table = fourSoulsTable({
      cards: [crush],
      p1: { hand: ["test-crush"] },
      p2: { board: ["mr-boom", "the-battery"], deactivated: ["mr-boom"] },
      monsters: ["fly"],
    })
    table.p1.play("test-crush", "mr-boom").p1.pass().p2.activate("the-battery", "mr-boom").allPass()
    expect(table.told("fizzle")).toHaveLength(1)
    table.p2.has("board", "isaac", "mr-boom", "the-battery").p1.has("lootDiscard", "test-crush")
  })

  rule("FS-4.0.2", "have their targets once they are on the stack", () => {
    const table = fourSoulsTable({
      cards: [crush],
      p1: { hand: ["test-crush"] },
      p2: { board: ["mr-boom", "the-battery"], deactivated: ["mr-boom", "the-battery"] },
    })
    table.p1.play("test-crush", "mr-boom").p1.isAsked("respond").p1.pass().p2.pass()
    table.p2.has("board", "isaac", "the-battery").p1.isAsked("action")
  })

  rule("FS-4.0.3", "have their way once they are on the stack", () => {
    const table = fourSoulsTable({
      p1: { board: ["portable-slot-machine", "book-of-belial"] },
      p2: { hand: ["dice-shard"], plays: 1 },
      dice: [2, 4],
    })
    table.p1.activate("portable-slot-machine").p1.pass().p2.pass()
    table.p1.activate("book-of-belial~add", "item").p1.pass().p2.play("dice-shard", "item")
    // Nothing but passing from here on: the one more is added to whatever the die shows now.
    expect(table.allPass().told("rolls")).toMatchObject([{ value: 5 }])
  })
})

describe("costs", () => {
  rule("FS-4.1.1", "are before a colon, but the lines of a roll cost nothing", () => {
    const table = fourSoulsTable({ p1: { board: ["portable-slot-machine"], cents: 3 }, dice: [3] })
    table.p1.activate("portable-slot-machine")
    expect(cents(table)).toEqual([0, 3])
    expect(cents(table.allPass())).toEqual([4, 3])
    expect(table.told("loseCents")).toHaveLength(1)
  })

  rule("FS-4.2.1", "activated abilities are for their controller, with priority, in every window", () => {
    const table = fourSoulsTable({
      p1: { character: "eve", board: ["mr-boom"], cents: 0 },
      p2: { board: ["battery-bum"], cents: 4, deactivated: ["isaac"] },
      monsters: ["fly"],
      from: "start",
    })
    const mine = ["activate:eve", "activate:mr-boom>fly", "pass"]
    const theirs = ["activate:battery-bum>mr-boom", "activate:battery-bum>battery-bum", "pass"]
    const window = (...acts: string[]): void => {
      table.p1.canPickExactly(...mine, ...acts).p2.isNotAsked()
      table.p1.pass().p2.canPickExactly(...theirs)
      table.p1.isNotAsked()
    }
    // The start of the turn, the end of the loot step, the action phase, a declaration, the end of the turn.
    window()
    table.p2.pass()
    window()
    table.p2.pass()
    window("play:a-penny", "attack", "buy", "end")
    table.p2.pass().p1.end()
    window("play:a-penny")
    table.p2.pass()
    expect(table.state.table.phase).toBe("end")
    window("play:a-penny")
    table.p2.pass().p2.isAsked("respond").leaves("p2", "respond")
  })

  rule("FS-4.2.2", "a tap ability deactivates its object, which has to be charged for it", () => {
    const table = fourSoulsTable({ p1: { board: ["mr-boom", "the-battery"] }, monsters: ["fat-bat"] })
    table.p1.activate("mr-boom", "fat-bat").p1.cannot("activate:mr-boom>fat-bat", "cannot-pay").allPass()
    table.p1.cannot("activate:mr-boom>fat-bat", "cannot-pay").p1.activate("the-battery", "mr-boom").allPass()
    table.p1.canPick("activate:mr-boom>fat-bat").p1.cannot("activate:the-battery>mr-boom", "cannot-pay")
  })

  rule("FS-4.2.3", "a paid ability works sideways too, as often as it can be paid", () => {
    const toll = treasure("test-toll", "Test", { kind: "paid" }, [
      verbs.paid([verbs.payCents(n(1))], [verbs.addCounters(n(1))]),
      verbs.tap([verbs.gainCents(n(9))]),
    ]).def
    const table = fourSoulsTable({
      cards: [toll],
      p1: { board: ["test-toll"], deactivated: ["test-toll"], cents: 3 },
    })
    table.p1.activate("test-toll").p1.activate("test-toll").allPass().p1.activate("test-toll").allPass()
    table.p1.cannot("activate:test-toll", "cannot-pay")
    expect(cents(table)).toEqual([0, 3])
    expect(table.told("counters").map(({ now }) => now)).toEqual([1, 2, 3])
  })
})

describe("static abilities", () => {
  rule("FS-4.3.1", "are simply true, without the stack", () => {
    const table = fourSoulsTable({ p1: { cents: 10 }, shop: ["dinner"] })
    const health = () => (table.game.view(table.state, 0).table["players"] as { health: number }[])[0].health
    table.p1.buy().p1.pass().p2.pass()
    expect(health()).toBe(2)
    table.p1.ware("dinner").p1.isAsked("action").p1.cannotPick("buy")
    expect([health(), waiting(table), table.told("stacked")]).toEqual([3, 0, []])
  })
})

describe("triggers", () => {
  rule("FS-4.4.1", "that are met in the middle of an effect wait until it is over", () => {
    const windfall = loot("test-windfall", "Test", { kind: "tarot" }, [
      verbs.gainCents(n(1)),
      choose({ what: verbs.players, as: "lucky", prompt: "lucky" }),
      verbs.gainCents(n(5), { who: "lucky" }),
    ]).def
    const envy = treasure("test-envy", "Test", { kind: "passive" }, [
      verbs.on("gainCents", not(same("ev.who", "you")), [verbs.gainCents(n(1))]),
    ]).def
    const table = fourSoulsTable({
      cards: [windfall, envy],
      p1: { hand: ["test-windfall"] },
      p2: { board: ["test-envy"] },
    })
    table.p1.play("test-windfall").allPass().p1.isAsked("lucky")
    // The loot itself still lies there, and nothing on it.
    expect([cents(table), cardsIn(table, "stack")]).toEqual([[4, 3], ["test-windfall"]])
    table.p1.pick("p2").p2.isAsked("respond")
    expect([cents(table), waiting(table)]).toEqual([[4, 8], 1])
    expect(cents(table.allPass())).toEqual([4, 9])
  })

  rule("FS-4.4.2", "that are met together: the game's first, then everybody's from the active player", () => {
    const bell = (id: string) => treasure(id, "Test", { kind: "passive" }, [verbs.whenRolled(5, [])]).def
    const table = fourSoulsTable({
      cards: [bell("test-bell"), bell("test-gong")],
      p1: { board: ["eye-of-greed", "test-bell"] },
      p2: {},
      p3: { board: ["test-gong"] },
      p4: { board: ["portable-slot-machine"] },
      monsters: ["holy-squirt", "fly", "holy-squirt"],
      dice: [5],
    })
    const [left, , right] = refsIn(table, "monsters")
    const [, eye, ding] = refsIn(table, "p1.board")
    const others = [
      cardAt(table, "p3.board", "test-gong"),
      cardAt(table, "p4.board", "portable-slot-machine"),
    ]
    table.p1.pass().p2.pass().p3.pass().p4.activate("portable-slot-machine").allPass()
    // The roll is final. The active player orders the monsters' triggers, then the own ones; nobody else has two.
    table.p1.isAsked("triggers").p1.pick(...inOrder(table, right, left))
    table.p1.isAsked("triggers").p1.pick(...inOrder(table, ding, eye))
    expect(sources(table)).toEqual([right, left, ding, eye, ...others])
    table.allPass()
  })

  rule(
    "FS-4.4.2",
    "that are alike in all they do need no order; those that speak of different things do",
    () => {
      /** Loots for every gain: so many cards, or as many as the cents. */
      const bell = (amount: Amount) =>
        treasure("test-bell", "Test", { kind: "passive" }, [
          verbs.on("gainCents", null, [verbs.loot(amount)]),
        ]).def
      const paid = (gains: number[], amount: Amount): Souls =>
        fourSoulsTable({
          cards: [
            loot(
              "test-pay",
              "Test",
              { kind: "tarot" },
              gains.map((gain) => verbs.gainCents(n(gain))),
            ).def,
            bell(amount),
          ],
          p1: { hand: ["test-pay"], board: ["test-bell"] },
        })
          .p1.play("test-pay")
          .p1.pass()
          .p2.pass()
      // Whatever set them off, each does the same; or they were set off by the very same thing.
      for (const table of [paid([1, 2], n(1)), paid([2, 2], ref("ev.amount"))]) {
        table.p1.isAsked("respond")
        expect(waiting(table)).toBe(2)
        table.allPass()
      }
      paid([1, 2], ref("ev.amount")).leaves("p1", "triggers")
    },
  )

  rule(
    ["FS-Q-23", "FS-4.4.2"],
    "that read a roll for the game: with the game's, before anybody's own",
    () => {
      const bell = treasure("test-bell", "Test", { kind: "passive" }, [verbs.whenRolled(5, [])]).def
      /** Whoever hurts it makes the active player roll. */
      const gambler = monster(
        "test-gambler",
        "Test",
        { kind: "basic", health: 3, evasion: 3, attack: 1, reward: {} },
        [verbs.whenThisTakesDamage([verbs.rollThen("active", [verbs.gainCents(n(2), { who: "active" })])])],
      ).def
      const table = fourSoulsTable({
        cards: [bell, gambler],
        p1: { hand: ["bomb"], board: ["test-bell"] },
        monsters: ["test-gambler", "holy-squirt"],
        dice: [5],
      })
      const [reader, squirt] = refsIn(table, "monsters")
      const ding = cardAt(table, "p1.board", "test-bell")
      table.p1.play("bomb", "test-gambler")
      while (table.told("rolls").length === 0) table.by(table.open[0].seat + 1).pass()
      // The reading and the other monster's trigger are the game's, to be ordered by the active player; the bell comes after.
      table.p1.isAsked("triggers").p1.pick(...inOrder(table, squirt, reader))
      expect(sources(table)).toEqual([squirt, reader, ding])
      expect(controllers(table)).toEqual([-1, -1, 0])
      table.allPass()
    },
  )

  rule("FS-4.4.2", "stay their player's when what they are on has left", () => {
    const urn = treasure("test-urn", "Test", { kind: "passive" }, [
      verbs.on("move", all(same("ev.old", "this"), { says: ["ev.from", "board"] }), [verbs.loot(n(1))]),
    ]).def
    const breaks = loot(
      "test-break",
      "Test",
      { kind: "tarot" },
      [verbs.destroy("it1")],
      verbs.aim(verbs.items),
    ).def
    const table = fourSoulsTable({
      cards: [urn, breaks],
      p1: { hand: ["test-break"] },
      p2: { board: ["test-urn"] },
      draws: ["two-cents"],
    })
    table.p1.play("test-break", "test-urn").p1.pass().p2.pass()
    expect(controllers(table)).toEqual([1])
    table.allPass().p2.has("hand", "two-cents")
  })

  const bigger = treasure("test-wall", "Test", { kind: "passive" }, [
    { k: "stat", stat: "health", to: is("it", "monster"), add: n(9) },
  ]).def
  const hurts = (table: Souls, times: number, slot = 0): unknown[] =>
    Array.from({ length: times }, () => {
      const seat = table.state.table.active + 1
      const [bomb] = table
        .options(seat)
        .filter(({ key, refs }) => key.startsWith("play:bomb") && refs[1] === refsIn(table, "monsters")[slot])
      table.by(seat).pick(bomb.key)
      return table.game.view(table.allPass().state, 0).zones["monsters"][slot].shows?.["evasion"]
    })

  rule("FS-4.4.4", "that count do so for each object, in the span they name", () => {
    const bombs = ["bomb", "bomb", "bomb", "bomb"]
    const table = fourSoulsTable({
      cards: [bigger],
      p1: { hand: [...bombs, "bomb"], board: ["test-wall"], plays: 5 },
      p2: { hand: bombs },
      monsters: ["the-haunt", "the-haunt"],
    })
    expect(hurts(table, 4)).toEqual([4, 5, 5, 6])
    // The other one has been hurt once.
    expect(hurts(table, 1, 1)).toEqual([4])
    table.p1.end().allPass().p2.isAsked("action")
    table.state.table.players[1].extraPlays = 2
    expect(hurts(table, 2, 1)).toEqual([4, 5])
  })

  rule("FS-4.4.4", "that count begin anew with a new object", () => {
    const table = fourSoulsTable({
      cards: [bigger],
      p1: { hand: ["bomb", "bomb", "bomb"], board: ["test-wall"], plays: 3 },
      monsters: ["the-haunt"],
      monsterDeck: ["shop-upgrade", "fly"],
    })
    expect(hurts(table, 1)).toEqual([4])
    // An event covers it and is gone: what comes to light is another monster.
    table.p1.attack().p1.pass().p2.pass().p1.against("deck").p1.pick("shop-upgrade:0", "shop-upgrade:1")
    table.allPass().p1.has("monsters", "the-haunt")
    expect(hurts(table, 2)).toEqual([4, 5])
  })

  rule("FS-4.4.3", "with a circled number go off on any roll, others only on theirs", () => {
    const table = fourSoulsTable({
      p1: { board: ["portable-slot-machine"], character: "samson" },
      p2: { board: ["eye-of-greed"], cents: 0 },
      monsters: ["swarm-of-flies"],
      dice: [5, 5],
    })
    table.p1.activate("portable-slot-machine").allPass()
    expect([playerOf(table, 2).cents, playerOf(table, 1).damage]).toEqual([3, 0])
    table.p1.attack().p1.pass().p2.pass().p1.against("swarm-of-flies").p1.pass().p2.pass()
    // The attack roll has both: the eye's and the monster's own.
    expect(sources(table)).toEqual([
      cardAt(table, "monsters", "swarm-of-flies"),
      cardAt(table, "p2.board", "eye-of-greed"),
    ])
    table.leaves("p2", "respond")
  })
})
