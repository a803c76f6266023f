// Derived numbers: set before added to, in the order of time; and they can say why they are what they are.

import { defineGame } from "@soulspire/kernel"
import { proofSpec } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardAt, playerOf, proofTable } from "./support/table.ts"

describe("a derived number", () => {
  it("explains itself: 3 = 1 + 1 from the blade + 1 from rally until the turn ends", () => {
    const table = proofTable({ p1: { hand: ["rally"], board: ["blade"] } })
    table.pick(1, "play:rally>p1").allPass()
    const { total, terms } = table.game.explainNumber(table.state, 0, "might")
    expect(total).toBe(3)
    expect(terms).toMatchObject([
      { set: 1, card: null, until: null },
      { add: 1, card: "blade", from: cardAt(table, "board.0", "blade"), until: null },
      { add: 1, card: "rally", until: "turn" },
    ])
    table.pick(1, "end")
    expect(table.game.explainNumber(table.state, 0, "might").total).toBe(2)
  })

  it("is set first and added to afterwards, whichever came first", () => {
    const health = (...board: string[]) =>
      proofTable({ p1: { board } }).game.explainNumber(proofTable({ p1: { board } }).state, 0, "health")
    expect(health("bracelet", "oak").total).toBe(5)
    expect(health("oak", "bracelet").total).toBe(5)
    expect(health("oak", "bracelet").terms.map(({ set, add }) => set ?? add)).toEqual([3, 4, 1])
    expect(health("oak").total).toBe(4)
  })

  it("is only about those it names", () => {
    const table = proofTable({ p1: { board: ["bracelet", "blade"] }, field: ["rat"] })
    expect(table.game.explainNumber(table.state, 1, "health").total).toBe(3)
    expect(table.game.explainNumber(table.state, 1, "might").total).toBe(1)
    expect(table.game.explainNumber(table.state, cardAt(table, "field", "rat"), "might").total).toBe(1)
  })

  it("says so when a limit cuts it off", () => {
    const table = proofTable({ p1: { board: ["sundial", "almanac"] }, day: 6 })
    const { total, terms } = table.game.explainNumber(table.state, cardAt(table, "board.0", "almanac"), "day")
    expect(total).toBe(6)
    expect(terms).toMatchObject([{ set: 6 }, { add: 1, card: "sundial" }, { max: 6 }])
  })
})

describe("a number that the rules fix", () => {
  // Whoever has been hurt twice has this might, whatever lies before them.
  const weary = defineGame({
    ...proofSpec,
    stats: {
      ...proofSpec.stats,
      might: {
        ...proofSpec.stats["might"],
        fixed: (r, ref) => (r.s.table.players[ref]?.damage === 2 ? 0 : null),
      },
    },
  })
  const explained = (damage: number) => {
    const { game, state } = weary.load(weary.save(proofTable({ p1: { board: ["blade"], damage } }).state))
    return game.explainNumber(state, 0, "might")
  }

  it("is that, whatever cards say of it, and says so", () => {
    const { total, terms } = explained(2)
    expect(total).toBe(0)
    expect(terms).toMatchObject([
      { set: 1, card: null },
      { set: 0, card: null },
    ])
    expect(terms).toHaveLength(2)
  })

  it("is left to the cards where they have their say", () => {
    const { total, terms } = explained(1)
    expect(total).toBe(2)
    expect(terms).toMatchObject([{ set: 1 }, { add: 1, card: "blade" }])
  })
})

describe("bracelet and oak", () => {
  it("keep a seat alive that three damage would have felled", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, p2: { board: ["bracelet", "oak"], damage: 2 } })
    table.pick(1, "play:spark>p2").allPass()
    expect(playerOf(table, 2).damage).toBe(4)
    expect(table.told("penalty")).toHaveLength(0)
  })
})

describe("leash", () => {
  it("lowers a foe's guard for as long as it lies there", () => {
    const table = proofTable({
      p1: { board: ["leash"] },
      p2: { hand: ["magnet"], plays: 1 },
      field: ["brute"],
      deck: ["gale", "gale"],
    })
    const guard = () => table.game.explainNumber(table.state, cardAt(table, "field", "brute"), "guard").total
    table.pick(1, "use:leash>brute").allPass()
    expect(guard()).toBe(3)
    table.pick(1, "end")
    expect(guard()).toBe(3)
    table.pick(2, "play:magnet>leash").allPass()
    expect(guard()).toBe(4)
  })
})

describe("one die with readers", () => {
  it("almanac reads the die of the day", () => {
    const table = proofTable({ p1: { board: ["almanac"] }, day: 4 })
    table.pick(1, "use:almanac").allPass()
    expect(playerOf(table, 1).coins).toBe(7)
  })

  it("sundial makes its owner's things read one more, and nobody else's", () => {
    const table = proofTable({ p1: { board: ["almanac"] }, p2: { board: ["almanac", "sundial"] }, day: 4 })
    table.pick(1, "use:almanac").pick(1, "pass").pick(2, "use:almanac").allPass()
    expect([playerOf(table, 1).coins, playerOf(table, 2).coins]).toEqual([7, 8])
  })

  it("reads the die when it resolves, not when it was announced", () => {
    const table = proofTable({
      p1: { board: ["almanac"] },
      p2: { board: ["sundial"], hand: ["magnet"], plays: 1 },
      day: 2,
    })
    table.pick(1, "use:almanac").pick(1, "pass")
    // The almanac changes hands in answer: "this" is gone, and what has gone reads what it last read.
    table.pick(2, "play:magnet>almanac").allPass()
    expect(playerOf(table, 1).coins).toBe(5)
  })
})
