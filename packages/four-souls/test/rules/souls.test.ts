// Souls and bonus souls (chapter 2.4), and how editions count them.

import { all, ge, n, not, read, same, stat, when } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, fourSoulsTable, playerOf, seenIn } from "../support/table.ts"
import { bonusSoul, loot, treasure } from "../support/made-up.ts"

const { destroy, gainCents, gainSoul, loseCents, on } = verbs
const tarot = { kind: "tarot" } as const

type Set = ReturnType<typeof fourSoulsTable>
/** Soul values as a viewer sees them. */
const totals = (table: Set, viewer: number | "spectator" = "spectator"): number[] => {
  const { players } = table.game.view(table.state, viewer).table as { players: { souls: number }[] }
  return players.map(({ souls }) => souls)
}
const crush = loot("test-crush", "Test", tarot, [destroy("it1")], verbs.aim(verbs.items)).def
const shatter = loot("test-shatter", "Test", tarot, [destroy("it1")], verbs.aim({ from: "souls" })).def

describe("souls", () => {
  rule("FS-2.4.1", "are worth their icon, or what an effect says, for all to see", () => {
    const relic = loot("test-relic", "Test", tarot, [gainSoul("it1")], verbs.aim(verbs.items)).def
    const table = fourSoulsTable({
      cards: [relic],
      p1: { hand: ["test-relic"], board: ["dinner"], souls: ["satan"] },
      p2: { souls: ["monstro"] },
    })
    expect(totals(table)).toEqual([2, 1])
    // Nothing is printed on dinner: a soul without a number is worth one.
    table.p1.play("test-relic", "dinner").allPass().p1.has("souls", "satan", "dinner")
    for (const viewer of [0, 1, "spectator"] as const) expect(totals(table, viewer)).toEqual([3, 1])
    table.p2.sees("p1.souls", "satan", "dinner")
  })

  rule("FS-2.4.2", "come of what says so itself, where there is no reward box", () => {
    const table = fourSoulsTable({
      cards: [crush],
      p1: { hand: ["test-crush"] },
      p2: { board: ["the-chest"] },
    })
    expect(totals(table)).toEqual([0, 0])
    table.p1.play("test-crush", "the-chest").allPass().p2.has("souls", "the-chest")
    expect(totals(table)).toEqual([0, 1])
  })

  rule("FS-2.4.3", "of two are stolen and destroyed as one", () => {
    const thief = loot("test-thief", "Test", tarot, [verbs.steal("it1")], {
      ...verbs.aim({ from: "souls", of: "others" }),
    }).def
    const table = fourSoulsTable({
      cards: [thief, shatter],
      p1: { hand: ["test-thief", "test-shatter"], plays: 1 },
      p2: { souls: ["satan", "monstro"] },
    })
    table.p1.play("test-thief", "satan").allPass().p1.has("souls", "satan").p2.has("souls", "monstro")
    expect(totals(table)).toEqual([2, 1])
    table.p1.play("test-shatter", "satan").allPass()
    expect([totals(table), cardsIn(table, "monsterDiscard")]).toEqual([[0, 1], ["satan"]])
  })

  const choir = treasure("test-choir", "Test", { kind: "passive" }, [
    on("soulGained", same("ev.who", "you"), [gainCents(n(3))]),
  ]).def
  const counts = loot("test-counts", "Test", tarot, [when(ge(read("souls", "you"), n(2)), [gainCents(n(7))])])
  const gaining = (ruleset: string): Set => {
    const table = fourSoulsTable({
      cards: [choir, counts.def],
      options: { ruleset },
      p1: { hand: ["bomb", "test-counts"], board: ["test-choir"], plays: 1 },
      monsters: ["satan"],
      wounds: [5],
    })
    return table.p1.play("bomb", "satan").p1.pass().p2.pass().p1.pass().p2.pass().p1.pass().p2.pass()
  }

  rule(["FS-2.4.4", "RD-25=by-value"], "of two are gained as two, and counted as two", () => {
    const table = gaining("english-2023")
    // One after the other, or the other after the one: nobody is asked.
    table.p1.isAsked("respond")
    expect(playerOf(table.allPass(), 1).cents).toBe(3 + 2 * 3)
    expect(playerOf(table.p1.play("test-counts").allPass(), 1).cents).toBe(9 + 7)
  })

  rule("RD-25=once", "of two are one gain in the Italian edition", () => {
    const table = gaining("italian").allPass()
    expect([playerOf(table, 1).cents, totals(table)]).toEqual([3 + 3, [2, 0]])
  })
})

describe("souls that change hands", () => {
  /** 3¢ for each soul one is given. */
  const heir = treasure("test-heir", "Test", { kind: "passive" }, [
    on("soulGiven", same("ev.who", "you"), [gainCents(n(3))]),
  ]).def
  const choir = treasure("test-choir", "Test", { kind: "passive" }, [
    on("soulGained", same("ev.who", "you"), [gainCents(n(7))]),
  ]).def
  const others = verbs.aim({ from: "souls", of: "others" })
  const thief = loot("test-thief", "Test", tarot, [verbs.steal("it1")], others).def
  const gift = loot("test-gift", "Test", tarot, [verbs.give("it1", { next: "you" })], {
    ...verbs.aim({ from: "souls", of: "you" }),
  }).def
  const given = (soul: string, ruleset = "english-2023"): Set => {
    const table = fourSoulsTable({
      cards: [heir, choir, thief, gift],
      options: { ruleset },
      p1: { hand: ["test-thief", "test-gift"], board: ["test-heir", "test-choir"], plays: 1 },
      p2: { board: ["test-heir", "test-choir"], souls: [soul] },
    })
    table.p1.play("test-thief", soul).allPass()
    while (!table.open.some(({ prompt }) => prompt.key === "action"))
      table.p1.pick(...table.options(1).map(({ key }) => key)).allPass()
    return table
  }

  rule(["FS-2.4.7", "FS-2.4.4"], "are given as many times as they are worth, and gained by nobody", () => {
    const table = given("satan")
    expect([table.told("soulGiven"), totals(table)]).toMatchObject([
      [{ who: 0 }, { who: 0 }],
      [2, 0],
    ])
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([3 + 2 * 3, 3])
    const single = given("monstro")
    expect(playerOf(single, 1).cents).toBe(3 + 3)
    // Not stolen but given: to whom it is given.
    single.p1.play("test-gift", "monstro").allPass()
    expect([playerOf(single, 1).cents, playerOf(single, 2).cents, totals(single)]).toEqual([6, 6, [0, 1]])
    expect(single.told("soulGained")).toEqual([])
  })

  rule(["FS-2.4.7", "RD-25=once"], "are one card in the Italian edition", () => {
    expect(playerOf(given("satan", "italian"), 1).cents).toBe(3 + 3)
  })
})

describe("bonus souls", () => {
  const options = { bonusSouls: true }
  /** Brings a player to 25 cents and takes them away again. */
  const bubble = loot("test-bubble", "Test", tarot, [gainCents(n(2)), loseCents(n(9))]).def

  rule("FS-2.4.5", "are gained the moment it is true, in the middle of an effect, without the stack", () => {
    const table = fourSoulsTable({
      cards: [bubble],
      options,
      bonus: ["soul-of-greed"],
      p1: { hand: ["test-bubble"], cents: 23 },
    })
    table.p1.play("test-bubble").p1.pass().p2.pass().p1.isAsked("action").p1.has("souls", "soul-of-greed")
    expect([playerOf(table, 1).cents, totals(table)]).toEqual([16, [1, 0]])
    const told = table.events.map(({ k }) => k)
    expect(told.indexOf("gainSoul")).toBeGreaterThan(told.indexOf("gainCents"))
    expect(told.indexOf("gainSoul")).toBeLessThan(told.indexOf("loseCents"))
    expect(table.told("stacked")).toEqual([])
  })

  rule("FS-2.4.5", "are gained for cards in hand and for items just so", () => {
    const nine = Array.from({ length: 9 }, () => "a-penny")
    const table = fourSoulsTable({
      options,
      bonus: ["soul-of-gluttony", "soul-of-guppy"],
      p1: { hand: nine, board: ["guppys-collar"], cents: 10 },
      p2: { hand: ["bomb"], plays: 1 },
      shop: ["guppys-head"],
      from: "start",
    })
    table.allPass().p1.has("souls", "soul-of-gluttony")
    table.p1.buy().allPass().p1.ware("guppys-head").allPass()
    table.p1.has("souls", "soul-of-gluttony", "soul-of-guppy")
  })

  rule(["FS-2.4.5", "FS-6.6.1"], "are gained for what an item becomes, the moment it does", () => {
    const table = fourSoulsTable({
      options,
      bonus: ["soul-of-guppy"],
      p1: { board: ["guppys-collar", "modeling-clay"] },
    })
    table.p1.activate("modeling-clay", "guppys-collar").p1.pass().p2.pass()
    table.p1.has("souls", "soul-of-guppy")
  })

  rule("FS-2.4.5", "are gained for a number that an effect has changed, and for counters", () => {
    const flex = treasure("test-flex", "Test", { kind: "paid" }, [
      verbs.paid([], [verbs.tillEndOfTurn("attack", n(2))]),
      verbs.paid([], [verbs.addCounters(n(1), { whom: "you" })]),
    ]).def
    for (const [way, when] of [
      [0, ge(stat("attack", "who"), n(3))],
      [1, ge(read("counters", "who"), n(1))],
    ] as const) {
      const table = fourSoulsTable({
        cards: [bonusSoul("test-brave", "Test", {}, when).def, flex],
        options,
        bonus: ["test-brave"],
        p1: { board: ["test-flex"] },
      })
      table.p1.pick(table.options(1).filter(({ key }) => key.startsWith("activate:test-flex"))[way].key)
      table.p1.pass().p2.pass().p1.has("souls", "test-brave")
    }
  })

  rule("FS-Q-12", "go to the active player, then in turn order, if several come to them at once", () => {
    // Two who have enough already, and something that happens to a third.
    const cents = { cents: 25 }
    const told = (active: number) => {
      const table = fourSoulsTable({
        options: { ...options, pool: 120 },
        bonus: ["soul-of-greed"],
        p1: { hand: ["a-penny"], ...(active === 1 ? cents : {}) },
        p2: cents,
        p3: cents,
      })
      return totals(table.p1.play("a-penny").allPass())
    }
    expect([told(1), told(0)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ])
  })

  rule(["FS-2.4.6", "FS-IT-9", "FS-3.7.4"], "that are destroyed lie face down and never come back", () => {
    const table = fourSoulsTable({
      cards: [shatter],
      options,
      bonus: ["soul-of-greed"],
      p1: { hand: ["a-penny", "test-shatter", "two-cents"], cents: 24, plays: 2 },
    })
    table.p1.play("a-penny").allPass().p1.has("souls", "soul-of-greed")
    table.p1.play("test-shatter", "soul-of-greed").allPass()
    expect([totals(table), cardsIn(table, "box"), cardsIn(table, "bonus")]).toEqual([
      [0, 0],
      ["soul-of-greed"],
      [],
    ])
    for (const seat of [1, 2]) expect(seenIn(table, seat, "box")).toEqual(["?"])
    table.p1.play("two-cents").allPass()
    expect([playerOf(table, 1).cents, totals(table)]).toEqual([27, [0, 0]])
  })

  rule("FS-2.4.6", "have no text any more once they are gained", () => {
    const table = fourSoulsTable({
      options,
      p1: { souls: ["soul-of-greed"] },
      p2: { hand: ["a-penny"], cents: 25, plays: 1 },
    })
    table.p1.pass().p2.play("a-penny").allPass().p1.has("souls", "soul-of-greed").p2.has("souls")
  })
})

describe("Lost Soul", () => {
  rule("FS-Q-14", "becomes a soul as it resolves, and is no item in between", () => {
    const witness = treasure("test-witness", "Test", { kind: "passive" }, [
      on("move", all({ says: ["ev.to", "board"] }, not(same("ev.obj", "this"))), [gainCents(n(9))]),
    ]).def
    const table = fourSoulsTable({ cards: [witness], p1: { hand: ["lost-soul"], board: ["test-witness"] } })
    table.p1.play("lost-soul").p1.pass().p2.pass().p1.isAsked("action").p1.has("souls", "lost-soul")
    expect([totals(table), playerOf(table, 1).cents]).toEqual([[1, 0], 3])
    expect(table.told("move").filter(({ card }) => card === "lost-soul")).toMatchObject([
      { from: "hand", to: "stack" },
      { from: "stack", to: "souls" },
    ])
  })
})
