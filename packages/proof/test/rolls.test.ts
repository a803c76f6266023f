// A roll in five steps: it is made, waits on the stack where it can be answered, is asked about as it would be, and is
// made final with whatever lasts.

import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable } from "./support/table.ts"

const values = (table: ReturnType<typeof proofTable>, kind: string) =>
  table.told(kind).map((event) => event["value"])

describe("a roll", () => {
  it("hits at the guard or above and misses below", () => {
    const table = proofTable({ field: ["rat"], dice: [2, 3] })
    table.pick(1, "attack:rat").allPass()
    expect(table.told("hurt")).toMatchObject([
      { whom: 0, amount: 1 },
      { amount: 1, from: 0 },
    ])
    expect(cardsIn(table, "graves")).toEqual(["rat"])
  })

  it("waits on the stack for answers before it counts", () => {
    const table = proofTable({ field: ["rat"], dice: [3] })
    table.pick(1, "attack:rat")
    expect(cardsIn(table, "stack")).toEqual([""])
    expect(values(table, "rolls")).toEqual([])
    table.allPass()
    expect(cardsIn(table, "stack")).toEqual([])
    expect(values(table, "rolls")).toEqual([3])
  })
})

describe("finger", () => {
  it("changes the number in answer", () => {
    const table = proofTable({ p1: { hand: ["finger"] }, field: ["rat"], dice: [2] })
    table.pick(1, "attack:rat").canPickExactly(1, "play:finger>item", "pass")
    table.pick(1, "play:finger>item").allPass()
    expect(values(table, "rolls")).toEqual([3])
    expect(cardsIn(table, "graves")).toEqual(["rat"])
  })

  it("stops at six", () => {
    const table = proofTable({ p1: { hand: ["finger"] }, field: ["rat"], dice: [6] })
    table.pick(1, "attack:rat").pick(1, "play:finger>item").allPass()
    expect(values(table, "rolls")).toEqual([6])
  })
})

describe("loaded coin", () => {
  const rolling = (dice: number[], hand: string[] = []) =>
    proofTable({ p1: { board: ["loaded-coin"], hand, plays: 2 }, field: ["rat"], dice })

  it("offers another roll for a 1", () => {
    const table = rolling([1, 4]).pick(1, "attack:rat").allPass()
    expect(table.asked(1).prompt.key).toBe("reroll")
    table.pick(1, "yes").allPass()
    expect([values(table, "dice"), values(table, "rolls")]).toEqual([[1, 4], [4]])
  })

  it("does not make a declined offer again for the same attempt", () => {
    const table = rolling([1, 5], ["gale"]).pick(1, "attack:rat").allPass()
    table.pick(1, "no")
    // There is still time to answer the roll, and then it is a 1.
    table.pick(1, "play:gale").allPass()
    expect(values(table, "wouldRoll")).toEqual([1, 1, 5])
    expect(values(table, "rolls")).toEqual([1, 5])
  })

  it("makes it again for a 1 rolled once more: that is a new attempt", () => {
    const table = rolling([1, 1, 4]).pick(1, "attack:rat").allPass()
    table.pick(1, "yes").allPass()
    expect(table.asked(1).prompt.key).toBe("reroll")
    table.pick(1, "yes").allPass()
    expect(values(table, "rolls")).toEqual([4])
  })

  it("makes it again for the next roll", () => {
    const table = rolling([1, 1, 4]).pick(1, "attack:rat").allPass()
    table.pick(1, "no").allPass()
    expect(values(table, "rolls")).toEqual([1])
    table.pick(1, "yes").allPass()
    expect(values(table, "rolls")).toEqual([1, 4])
  })

  it("reads the number as it would be: a finger in answer takes the 1 away", () => {
    const table = rolling([1, 6], ["finger"]).pick(1, "attack:rat").pick(1, "play:finger>item").allPass()
    expect(values(table, "rolls")).toEqual([2, 6])
  })

  it("does not read what comes last: with a charm the 1 would be a 2, and is still asked about", () => {
    const table = proofTable({ p1: { board: ["loaded-coin", "charm"] }, field: ["rat"], dice: [1, 5] })
    table.pick(1, "attack:rat").allPass().pick(1, "no").allPass()
    expect([values(table, "wouldRoll"), values(table, "rolls")]).toEqual([
      [1, 1, 5],
      [2, 6],
    ])
  })

  it("is about one's own rolls, and two of them offer twice", () => {
    const others = proofTable({ p1: {}, p2: { board: ["loaded-coin"] }, field: ["rat"], dice: [1, 4] })
    others.pick(1, "attack:rat").allPass()
    expect(values(others, "rolls")).toEqual([1, 4])
    const two = proofTable({ p1: { board: ["loaded-coin", "loaded-coin"] }, field: ["rat"], dice: [1, 5] })
    two.pick(1, "attack:rat").allPass()
    two.pick(1, ...two.options(1).map((option) => option.key)).allPass()
    two.pick(1, "no").allPass().pick(1, "yes").allPass()
    expect(values(two, "rolls")).toEqual([5])
  })

  it("keeps its offer from being answered twice when the die is gone", () => {
    const table = rolling([1], ["bell"]).pick(1, "attack:rat").allPass()
    table.pick(1, "no").pick(1, "play:bell").allPass()
    expect(values(table, "rolls")).toEqual([])
    expect(table.asked(2).prompt.key).toBe("turn")
  })
})

describe("charm", () => {
  it("adds to the roll as it becomes final, up to six", () => {
    const table = proofTable({ p1: { board: ["charm"] }, field: ["rat"], dice: [2] })
    table.pick(1, "attack:rat").allPass()
    expect([values(table, "dice"), values(table, "rolls")]).toEqual([[2], [3]])
    const six = proofTable({ p1: { board: ["charm"] }, field: ["rat"], dice: [6] })
    expect(values(six.pick(1, "attack:rat").allPass(), "rolls")).toEqual([6])
  })
})

describe("gambler", () => {
  it("goes off on being rolled, before anybody can change the number", () => {
    const table = proofTable({ p1: {}, p2: { board: ["gambler"] }, field: ["rat"], dice: [6] })
    table.pick(1, "attack:rat")
    expect(cardsIn(table, "stack")).toEqual(["", ""])
    table.allPass()
    expect(playerOf(table, 2).coins).toBe(4)
  })

  it("does not mind a 5 that becomes a 6, but does a 1 rolled again into a 6", () => {
    const nudged = proofTable({
      p1: { hand: ["finger"] },
      p2: { board: ["gambler"] },
      field: ["rat"],
      dice: [5],
    })
    nudged.pick(1, "attack:rat").pick(1, "play:finger>item").allPass()
    expect([values(nudged, "rolls"), playerOf(nudged, 2).coins]).toEqual([[6], 3])
    const again = proofTable({ p1: { board: ["loaded-coin", "gambler"] }, field: ["rat"], dice: [1, 6] })
    again.pick(1, "attack:rat").allPass().pick(1, "yes").allPass()
    expect(playerOf(again, 1).coins).toBe(5)
  })
})

describe("wager", () => {
  it("stakes a number in a range on a roll", () => {
    const table = proofTable({ p1: { hand: ["wager"] }, dice: [4] })
    table.pick(1, "play:wager").allPass()
    expect(table.asked(1)).toMatchObject({ kind: "number", min: 0, max: 3 })
    table.canPickExactly(1, "0", "1", "2", "3")
    expect(table.refuses(1, "4")).toMatchObject({ key: "not-offered" })
    table.pick(1, "2").allPass()
    expect(playerOf(table, 1).coins).toBe(5)
  })

  it("is lost on three or less, and asks nothing of somebody who has nothing", () => {
    const lost = proofTable({ p1: { hand: ["wager"] }, dice: [3] })
    lost.pick(1, "play:wager").allPass().pick(1, "3").allPass()
    expect(playerOf(lost, 1).coins).toBe(0)
    const poor = proofTable({ p1: { hand: ["wager"], coins: 0 }, dice: [6] })
    poor.pick(1, "play:wager").allPass()
    expect(playerOf(poor, 1).coins).toBe(0)
  })
})
