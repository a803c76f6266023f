// May, can't, must: "can't" beats "can", an obligation takes every other choice away while it can be met, and whatever
// is not offered says why.

import { all, is, not, same, slotOf, type Ref } from "@soulspire/kernel"
import { words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardAt, proofTable, refsIn } from "./support/table.ts"

type Proof = ReturnType<typeof proofTable>

const wound = (table: Proof, foe: Ref): void =>
  table.game.arrange(table.state, (r) => {
    const data = r.s.objects.find((o) => o.ref === foe)?.data
    if (data) data.damage = 1
  })
const keyOf = (table: Proof, act: string, where: string, id: string): string =>
  `${act}:${id}#${slotOf(cardAt(table, where, id))}`
const why = (table: Proof, seat: number, what: string) => table.game.explain(table.state, seat - 1, what)

describe("wraith", () => {
  it("can't be attacked while another foe is there", () => {
    const table = proofTable({ field: ["wraith", "rat"] })
    table.canPickExactly(1, "attack:rat", "end")
    const key = keyOf(table, "attack", "field", "wraith")
    const wraith = cardAt(table, "field", "wraith")
    expect(why(table, 1, key)).toEqual({ key: "forbidden", params: { act: "attack" }, by: wraith })
    expect(table.refuses(1, key)).toMatchObject({ key: "forbidden", by: wraith })
  })

  it("can be attacked once it is alone", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, field: ["wraith", "rat"] })
    table.pick(1, "play:spark>rat").allPass()
    table.canPickExactly(1, "attack:wraith", "end")
  })
})

describe("banner", () => {
  it("allows another attack on a damaged foe", () => {
    const table = proofTable({ p1: { board: ["banner"] }, field: ["brute", "thornback"] })
    table.state.table.attacks = 0
    table.canPickExactly(1, "end")
    expect(why(table, 1, keyOf(table, "attack", "field", "brute"))).toEqual({
      key: "no-attack-left",
      rule: "PROOF-3",
    })
    wound(table, cardAt(table, "field", "brute"))
    table.canPickExactly(1, "attack:brute", "end")
  })

  it("is about its owner alone", () => {
    const table = proofTable({ p1: {}, p2: { board: ["banner"] }, field: ["brute"] })
    table.state.table.attacks = 0
    wound(table, cardAt(table, "field", "brute"))
    table.canPickExactly(1, "end")
  })

  it("does not get past a wraith: can't beats can", () => {
    const table = proofTable({ p1: { board: ["banner"] }, field: ["wraith", "brute"] })
    table.state.table.attacks = 0
    for (const foe of refsIn(table, "field")) wound(table, foe)
    table.canPickExactly(1, "attack:brute", "end")
    expect(why(table, 1, keyOf(table, "attack", "field", "wraith"))).toMatchObject({ key: "forbidden" })
  })
})

describe("ogre", () => {
  it("must be attacked before anything else is done", () => {
    const table = proofTable({ p1: { hand: ["gale"], board: ["coinpress"] }, field: ["ogre", "rat"] })
    table.canPickExactly(1, "attack:ogre")
    const obliged = { key: "obliged", params: { act: keyOf(table, "attack", "field", "ogre") } }
    expect(table.refuses(1, "end")).toEqual(obliged)
    expect(table.refuses(1, keyOf(table, "play", "hand.0", "gale"))).toEqual(obliged)
    expect(table.refuses(1, keyOf(table, "attack", "field", "rat"))).toEqual(obliged)
    expect(why(table, 1, "end")).toEqual(obliged)
    expect(table.game.canAct(table.state, 0)).toBe(true)
  })

  it("leaves the choice between two of them", () => {
    const table = proofTable({ field: ["ogre", "ogre"] })
    table.canPickExactly(1, "attack:ogre", "attack:ogre")
  })

  it("obliges nobody who is not able", () => {
    const table = proofTable({ field: ["ogre", "rat"], dice: [1, 1, 1] })
    // Three misses and the attacker is down: no attack, no obligation.
    table.pick(1, "attack:ogre").allPass()
    table.canPickExactly(1, "end").pick(1, "end")
    table.canPickExactly(2, "attack:ogre")
  })

  it("obliges again when a banner allows it", () => {
    const table = proofTable({ p1: { board: ["banner"] }, field: ["ogre", "rat"] })
    table.state.table.attacks = 0
    table.canPickExactly(1, "end")
    wound(table, cardAt(table, "field", "ogre"))
    table.canPickExactly(1, "attack:ogre")
  })

  it("does not oblige where there is nothing to attack with: in answering", () => {
    const table = proofTable({ field: ["ogre"], dice: [6, 6] })
    table.pick(1, "attack:ogre").canPickExactly(1, "pass")
    table.allPass()
    expect(table.told("light")).toMatchObject([{ who: 0, amount: 1 }])
  })
})

describe("silence", () => {
  it("keeps others from playing in its owner's turn, but not from using", () => {
    const table = proofTable({
      p1: { hand: ["spark"], board: ["silence"] },
      p2: { hand: ["snuff"], board: ["coinpress"], plays: 1 },
    })
    table.pick(1, "play:spark>p2").pick(1, "pass").canPickExactly(2, "use:coinpress", "pass")
    expect(why(table, 2, keyOf(table, "play", "hand.1", "snuff"))).toEqual({
      key: "forbidden",
      params: { act: "play" },
      by: cardAt(table, "board.0", "silence"),
    })
    table.allPass()
  })

  it("ends with its owner's turn", () => {
    const table = proofTable({ p1: { board: ["silence"] }, p2: { hand: ["gale"] }, deck: ["wager"] })
    table.pick(1, "end").canPickExactly(2, "play:gale", "play:wager", "end")
  })
})

describe("reasons", () => {
  it("are given for everything that is not offered", () => {
    const table = proofTable({ p1: { hand: ["gale", "magnet"] }, p2: { hand: ["spark"] }, field: ["rat"] })
    expect(why(table, 2, "play:spark#9")).toEqual({ key: "not-asked", params: { seat: 2 } })
    expect(why(table, 1, "dance")).toEqual({ key: "unknown-act", params: { act: "dance" } })
    expect(why(table, 1, "offer:p2")).toEqual({ key: "not-now", params: { act: "offer" } })
    expect(why(table, 1, keyOf(table, "play", "hand.0", "magnet"))).toMatchObject({ key: "impossible" })
    expect(why(table, 1, keyOf(table, "play", "hand.0", "gale"))).toBeNull()
    table.pick(1, "play:gale").allPass()
    expect(why(table, 1, keyOf(table, "play", "hand.0", "magnet"))).toEqual({
      key: "no-play-left",
      rule: "PROOF-2",
    })
  })
})

describe("a prohibition about some things", () => {
  it("leaves the others alone, and says what is in the way", () => {
    const muzzle = words.thing("muzzle", [
      { k: "forbid", act: "use", when: all(is("it", "thing"), not(same({ controller: "it" }, "you"))) },
    ])
    const table = proofTable({ p1: { board: ["coinpress"] }, p2: { board: ["muzzle"] }, cards: [muzzle] })
    table.canPickExactly(1, "end")
    const [press] = refsIn(table, "board.0")
    expect(table.game.explain(table.state, 0, `use:coinpress#${slotOf(press)}`)).toMatchObject({
      key: "forbidden",
    })
  })
})
