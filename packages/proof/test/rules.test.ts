// The rules of the proof game, one by one, as docs/rules/proof.md has them.

import { moveObject, NOBODY, topOf, zone } from "@soulspire/kernel"
import { proofSpec } from "@soulspire/proof"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, playerOf, proofTable } from "./support/table.ts"

type Proof = ReturnType<typeof proofTable>

const coins = (table: Proof): number[] => table.state.table.players.map((player) => player.coins)
const outcome = (table: Proof) => table.game.outcome(table.state)

describe("the turn", () => {
  rule("PROOF-1", "goes round, with a card for whoever is on", () => {
    const table = proofTable({ p1: {}, p2: {}, draws: ["spark", "fork"], dice: [1] })
    table.p1.isAsked("turn").p2.isNotAsked().p1.pick("end").p2.isAsked("turn").p2.has("hand", "spark")
    table.state.table.round = 3
    table.p2.pick("end").p2.pick("coin").p1.pick("coin").p1.isAsked("turn").p1.has("hand", "fork")
  })

  rule("PROOF-2", "allows one card of one's own, and none in another's", () => {
    const table = proofTable({ p1: { hand: ["gale", "moot"] }, p2: { hand: ["snuff"] } })
    table.p1.play("gale").p1.cannot("play:moot", "no-play-left").p1.pass().p2.canPickExactly("pass")
    table.p2.pass().p1.canPickExactly("end")
    expect(table.p1.why("play:moot")).toMatchObject({ rule: "PROOF-2" })
  })

  rule("PROOF-3", "allows one attack", () => {
    const table = proofTable({ field: ["rat", "brute"], dice: [6] })
    table.p1.attack("rat").allPass().p1.cannot("attack:brute", "no-attack-left")
    expect(table.p1.why("attack:brute")).toMatchObject({ rule: "PROOF-3" })
  })

  rule("PROOF-4", "lets a thing be used once, until its owner's next", () => {
    const table = proofTable({ p1: { board: ["coinpress"] }, round: 3, dice: [1] })
    table.p1.use("coinpress").allPass().p1.cannotPick("use:coinpress").p1.pick("end").p2.pick("end")
    table.p1.pick("coin").p2.pick("coin").p1.canPick("use:coinpress")
  })

  rule("PROOF-5", "ends with eight cards in hand at the most", () => {
    const hand = ["spark", "fork", "ember", "gale", "lens", "sieve", "moot", "toll", "wager", "bell"]
    const table = proofTable({ p1: { hand } }).p1.pick("end").p1.isAsked("hand-size")
    table.p1
      .pick("spark", "bell")
      .p1.has("hand", ...hand.slice(1, 9))
      .p2.isAsked("turn")
  })

  rule("PROOF-6", "ends with everybody whole, and with what lasted till then", () => {
    const table = proofTable({ p1: { hand: ["fork", "rally"], plays: 2 }, field: ["brute"] })
    table.p1.play("rally", "p1").allPass().p1.play("fork", "p2", "brute").allPass()
    expect([playerOf(table, 2).damage, table.state.effects.length]).toEqual([1, 1])
    table.p1.pick("end")
    expect([playerOf(table, 2).damage, table.state.effects.length]).toEqual([0, 0])
    expect(table.state.objects.map((o) => o.data?.damage ?? 0)).not.toContain(1)
  })

  rule("PROOF-7", "that is cut short takes everything along", () => {
    const table = proofTable({ p1: { hand: ["bell"], board: ["coinpress", "dawn"] } })
    table.p1.use("coinpress").p1.play("bell").allPass().p2.isAsked("turn")
    expect([coins(table), cardsIn(table, "stack"), table.state.pending]).toEqual([[3, 3], [], []])
  })
})

describe("the stack and rolls", () => {
  rule("PROOF-8", "everybody may answer, and the round begins anew with an answer", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, p2: {}, p3: { board: ["coinpress"] } })
    table.p1.play("spark", "p2").p1.pass().p2.pass().p3.use("coinpress")
    expect(playerOf(table, 3).coins).toBe(3)
    // p3 announced last and is asked first; the top happens, and the rest gets a round of its own.
    table.p3.pass().p1.pass().p2.pass()
    expect([playerOf(table, 3).coins, playerOf(table, 2).damage]).toEqual([5, 0])
    table.p1.pass().p2.pass().p3.pass()
    expect(playerOf(table, 2).damage).toBe(2)
  })

  rule("PROOF-9", "what has lost its target does nothing", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, p2: { hand: ["spark"], plays: 1 }, field: ["rat"] })
    table.p1.play("spark", "rat").p1.pass().p2.play("spark", "rat").allPass()
    expect(table.told("fizzle")).toMatchObject([{ card: "spark" }])
    expect(table.told("hurt")).toHaveLength(1)
  })

  rule("PROOF-10", "a roll can be changed before it counts", () => {
    const table = proofTable({ p1: { hand: ["finger"] }, field: ["rat"], dice: [2] })
    table.p1.attack("rat").p1.play("finger", "item")
    expect(table.told("rolls")).toEqual([])
    table.allPass()
    expect(table.told("rolls")).toMatchObject([{ value: 3 }])
  })
})

describe("fights, falls and foes", () => {
  rule("PROOF-11", "an attack is rolled until one side has fallen", () => {
    const table = proofTable({ field: ["rat"], dice: [2, 3] })
      .p1.attack("rat")
      .allPass()
    expect(table.told("hurt")).toMatchObject([
      { whom: 0, amount: 1 },
      { amount: 1, from: 0 },
    ])
    expect(cardsIn(table, "graves")).toEqual(["rat"])
  })

  rule("PROOF-12", "a fallen foe pays the seat on turn, whoever felled it", () => {
    const table = proofTable({
      p1: { board: ["coinpress"] },
      p2: { hand: ["spark"], plays: 1 },
      field: ["thornback"],
    })
    table.p1.use("coinpress").p1.pass().p2.play("spark", "thornback").allPass()
    expect(coins(table)).toEqual([7, 3])
    expect([playerOf(table, 1).lights, cardsIn(table, "graves")]).toEqual([1, ["thornback"]])
  })

  rule(["PROOF-13", "PROOF-3"], "a fallen seat pays, is down and leaves its attack", () => {
    const table = proofTable({
      p1: { damage: 2, hand: ["gale", "moot"], board: ["oak", "drum"], coins: 5 },
      field: ["brute"],
      dice: [1],
    })
    table.p1.attack("brute").allPass().p1.pick("gale").p1.pick("drum")
    expect(coins(table)).toEqual([3, 3])
    expect(cardsIn(table, "discard")).toEqual(["gale", "drum"])
    table.p1.canPickExactly("end").p1.cannot("play:moot", "down")
  })

  rule("PROOF-14", "another foe comes for each that falls", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, field: ["rat", "brute"], foes: ["imp", "ogre"] })
    table.p1.play("spark", "rat").allPass()
    expect([cardsIn(table, "field"), cardsIn(table, "foes")]).toEqual([["brute", "imp"], ["ogre"]])
  })
})

describe("rounds", () => {
  /** Both seats end their turn: the next round begins. */
  const nextRound = (round: number, more: object = {}) =>
    proofTable({ p1: { hand: ["spark", "fork"] }, p2: { hand: ["gale"] }, round, dice: [5], ...more })
      .p1.pick("end")
      .p2.pick("end")

  rule("PROOF-15", "begin with one die that everybody reads", () => {
    const boards = { p1: { board: ["almanac"] }, p2: { board: ["almanac"] } }
    const table = nextRound(2, boards).p1.pick("mend").p2.pick("mend")
    expect(table.told("day")).toMatchObject([{ value: 5 }])
    table.p1.use("almanac").p1.pass().p2.use("almanac").allPass()
    expect(coins(table)).toEqual([8, 8])
  })

  rule("PROOF-16", "the second has a feast", () => {
    const table = nextRound(1)
    table.p1.pick("spark").p1.pick("back").p1.pick("fork").p1.pick("confirm").p2.has("hand", "gale")
    table.p2.sees("p1.hand", "?", "?").p2.pick("gale").p2.pick("confirm")
    table.p1.has("hand", "spark", "gale").p2.has("hand", "fork")
  })

  rule("PROOF-17", "later ones begin with a choice for every seat", () => {
    const table = proofTable({
      p1: {},
      p2: {},
      p3: { board: ["coinpress"] },
      round: 2,
      deck: ["moot", "lens", "gale", "sieve"],
      dice: [2],
    })
    table.p1.pick("end").p2.pick("end").p3.use("coinpress").allPass().p3.pick("end")
    table.p3.pick("mend").p1.pick("coin").p2.pick("card").p1.isAsked("turn")
    expect(coins(table)).toEqual([4, 3, 5])
    expect(cardsIn(table, "p2.hand")).toHaveLength(2)
    expect(table.told("ready")).toHaveLength(1)
  })

  rule("PROOF-18", "are cut short by whoever has enough lights", () => {
    const table = proofTable({ p1: { lights: 4, hand: ["spark"] }, field: ["thornback"] })
    table.p1.play("spark", "thornback").allPass()
    expect(outcome(table)).toEqual({ winners: [0], how: "lights" })
  })

  rule("PROOF-19", "after the last one the lights are counted", () => {
    const last = (p1: number, p2: number) =>
      proofTable({ p1: { lights: p1 }, p2: { lights: p2 }, round: 8 })
        .p1.pick("end")
        .p2.pick("end")
    expect(outcome(last(1, 3))).toEqual({ winners: [1], how: "lights" })
    expect(outcome(last(2, 2))).toEqual({ winners: [0, 1], how: "lights" })
  })
})

describe("the bank, the deck, and what else there is", () => {
  rule("PROOF-20", "coins come from the pool and stop with it", () => {
    const table = proofTable({ p1: { board: ["coinpress"], coins: 20 }, p2: { coins: 19 } })
    table.p1.use("coinpress").allPass()
    expect([coins(table), table.state.table.pool]).toEqual([[21, 19], 0])
  })

  rule("PROOF-21", "an empty deck is made from the discard pile", () => {
    const table = proofTable({ p1: { hand: ["ash", "moot"] }, discard: ["spark"] })
    // Ash costs a card and draws two; it is still on the stack while it does.
    table.p1.play("ash").allPass()
    expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["moot", "spark"])
    table.p1.pick("end").p2.has("hand", "ash")
    // Nothing is left to draw or to shuffle.
    const dry = proofTable({ p1: { hand: ["ash", "moot", "lens"] } }).p1.play("ash", "moot")
    dry.game.arrange(dry.state, (r) =>
      moveObject(r, topOf(r, zone(r, "discard")), zone(r, "aside"), "top", NOBODY, null, ""),
    )
    dry.allPass().p1.has("hand", "lens")
  })

  rule("PROOF-22", "coins change hands when both agree and they are there", () => {
    const table = proofTable({ p1: { hand: ["carousel"] }, p2: { coins: 2 }, options: { barter: true } })
    table.p2.offer("p1=1").p1.at("deal", "no").p2.offer("p1=1").p1.at("deal", "yes")
    expect(coins(table)).toEqual([4, 1])
    // p1 has four to offer, and then one: the offer lapses.
    table.p1.offer("p2=4").p1.play("carousel").allPass().p2.isNotAsked()
    expect(coins(table)).toEqual([1, 4])
  })

  rule("PROOF-23", "what goes on for ever is put to the vote", () => {
    const endless = (way: string): Proof => {
      const table = proofTable({
        p1: { board: ["ebb", "flow", "coinpress"] },
        spec: { ...proofSpec, patience: 400 },
      }).p1.use("coinpress")
      while (table.open.some(({ prompt }) => prompt.key === "respond"))
        table.pick(table.open[0].seat + 1, "pass")
      return table.p1.pick(way).p2.pick(way)
    }
    endless("cut").p2.isAsked("turn")
    expect(outcome(endless("draw"))).toMatchObject({ how: "draw" })
  })
})
