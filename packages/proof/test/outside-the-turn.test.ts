// Acts outside the turn with a free number: an offer stands open to everybody at any time, and its answer waits beside
// whatever else is going on.

import { gate } from "@soulspire/kernel"
import { proofSpec } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable } from "./support/table.ts"

const market = (hand: string[] = []) =>
  proofTable({ p1: { hand }, p2: { coins: 2 }, p3: { coins: 0 }, options: { barter: true } })

const coins = (table: ReturnType<typeof market>) => [1, 2, 3].map((seat) => playerOf(table, seat).coins)

describe("bartering", () => {
  it("is open to everybody without anybody having to answer", () => {
    const table = market()
    expect(table.open).toMatchObject([{ seat: 0, prompt: { key: "turn" } }])
    expect(table.options(2, "barter")).toEqual([
      { key: "offer:p1", refs: [0], range: { min: 1, max: 2 } },
      { key: "offer:p3", refs: [2], range: { min: 1, max: 2 } },
    ])
    expect(table.options(3, "barter")).toEqual([])
  })

  it("moves the coins when the other accepts", () => {
    const table = market()
    table.pickAt(2, "barter", "offer:p3=2")
    expect(table.asked(3)).toMatchObject({ kind: "act", prompt: { key: "deal" } })
    expect(coins(table)).toEqual([3, 2, 0])
    table.pick(3, "yes")
    expect(coins(table)).toEqual([3, 0, 2])
    expect(table.told("loseCoins")).toMatchObject([{ who: 1, amount: 2, to: 2, cause: "deal" }])
  })

  it("moves nothing when the other declines, and stands open again", () => {
    const table = market()
    table.pickAt(2, "barter", "offer:p1=1").pickAt(1, "deal", "no")
    expect(coins(table)).toEqual([3, 2, 0])
    expect(table.options(2, "barter")).toHaveLength(2)
  })

  it("refuses an amount out of range, and words", () => {
    const table = market()
    const offer = (key: string) => () => table.game.answer(table.state, 1, table.asked(2, "barter").id, [key])
    for (const key of [
      "offer:p3=3",
      "offer:p3=0",
      "offer:p3=-1",
      "offer:p3=1.5",
      "offer:p3=01",
      "offer:p3=two",
    ])
      expect(offer(key)).toThrow("out-of-range")
    for (const key of ["offer:p3", "offer:p2=1", "offer:p9=1"]) expect(offer(key)).toThrow("refused")
    expect(coins(table)).toEqual([3, 2, 0])
  })

  it("goes on beside the turn: neither waits for the other", () => {
    const table = market(["spark"])
    table.pickAt(2, "barter", "offer:p3=1")
    table.pick(1, "play:spark>p2").pick(1, "pass").pick(2, "pass")
    expect(table.asked(3, "deal").kind).toBe("act")
    table.pickAt(3, "respond", "pass")
    expect(playerOf(table, 2).damage).toBe(2)
    table.pick(3, "yes")
    expect(coins(table)).toEqual([3, 1, 1])
  })

  it("lapses when its maker no longer has the coins", () => {
    const table = market(["carousel"])
    table.pickAt(2, "barter", "offer:p1=2")
    // Two coins go round in the meantime: p2 has none any more.
    table.pickAt(1, "turn", "play:carousel")
    for (const seat of [1, 2, 3]) table.pickAt(seat, "respond", "pass")
    expect(coins(table)).toEqual([2, 0, 3])
    expect(table.open.map(({ prompt }) => prompt.key)).toEqual(["turn"])
    expect(cardsIn(table, "discard")).toEqual(["carousel"])
  })

  it("that has become another question is another decision", () => {
    const [given, offer] = proofSpec.programs["deal"]
    const sorry = gate({ who: "to", ask: "may", prompt: "sorry", do: [] })
    const spec = {
      ...proofSpec,
      programs: { ...proofSpec.programs, deal: [given, { ...offer, ifCannot: [sorry] }] },
    }
    const table = proofTable({
      p1: { hand: ["carousel"] },
      p2: { coins: 2 },
      p3: { coins: 0 },
      options: { barter: true },
      spec,
    })
    table.pickAt(2, "barter", "offer:p1=2")
    const before = table.asked(1, "deal").id
    table.pickAt(1, "turn", "play:carousel")
    for (const seat of [1, 2, 3]) table.pickAt(seat, "respond", "pass")
    expect(table.asked(1, "sorry").id).not.toBe(before)
    expect(() => table.game.answer(table.state, 0, before, ["yes"])).toThrow("stale")
    table.pickAt(1, "sorry", "no")
  })
})
