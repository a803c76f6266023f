// The first layer: what an object is a copy of. Everything it has comes from that.

import { describe, expect, it } from "vitest"
import { cardAt, playerOf, proofTable, refsIn, seenIn } from "./support/table.ts"

describe("mirror", () => {
  const copying = () => {
    const table = proofTable({
      p1: { hand: ["quill"], board: ["mirror", "drum"] },
      p2: { board: ["coinpress"] },
    })
    table.pick(1, "use:mirror>coinpress").allPass()
    return table
  }

  it("has what the copied thing has and nothing of its own", () => {
    const table = copying()
    expect(seenIn(table, 2, "board.0")).toEqual(["coinpress", "drum"])
    // It was turned sideways as a mirror and still is.
    table.canPickExactly(
      1,
      "play:quill>drum",
      "play:quill>coinpress",
      "play:quill>coinpress",
      "use:drum>coinpress",
      "end",
    )
    table.pick(1, "use:drum>coinpress").allPass()
    const [mirror] = refsIn(table, "board.0")
    table.pickOn(1, "use", mirror).allPass()
    expect(playerOf(table, 1).coins).toBe(5)
  })

  it("is itself again when the turn is over", () => {
    const table = copying()
    table.pick(1, "end")
    expect(seenIn(table, 1, "board.0")).toEqual(["mirror", "drum"])
  })

  it("copies what a copy is now, and keeps it when that one is gone", () => {
    const table = proofTable({
      p1: { board: ["mirror", "mirror"] },
      p2: { board: ["coinpress"], hand: ["magnet"], plays: 1 },
    })
    const [first, second] = refsIn(table, "board.0")
    table.pickOn(1, "use", first, cardAt(table, "board.1", "coinpress")).allPass()
    expect(seenIn(table, 1, "board.0")).toEqual(["coinpress", "mirror"])
    table.pickOn(1, "use", second, first)
    table.pick(1, "pass")
    // The copied copy is taken in answer: as a new object it is a plain mirror, and the second has lost its target.
    table.pickOn(2, "play", cardAt(table, "hand.1", "magnet"), first).allPass()
    expect(seenIn(table, 1, "board.1")).toEqual(["coinpress", "mirror"])
    expect(seenIn(table, 1, "board.0")).toEqual(["mirror"])
    expect(table.told("fizzle")).toHaveLength(1)
  })

  it("is no chain: the copy of a copy stands on its own", () => {
    const table = proofTable({
      p1: { board: ["mirror", "mirror", "drum"], hand: ["magnet"] },
      p2: { board: ["coinpress"], hand: ["magnet"], plays: 1 },
    })
    const [first, second] = refsIn(table, "board.0")
    table.pickOn(1, "use", first, cardAt(table, "board.1", "coinpress")).allPass()
    table.pickOn(1, "use", second, first).allPass()
    table.pick(1, "play:magnet>coinpress").pick(1, "pass")
    table.pickOn(2, "play", cardAt(table, "hand.1", "magnet"), first).allPass()
    expect(seenIn(table, 1, "board.1")).toEqual(["mirror"])
    expect(seenIn(table, 1, "board.0")).toEqual(["coinpress", "drum", "coinpress"])
  })

  it("ends no game by copying in a circle", () => {
    const table = proofTable({ p1: { board: ["mirror", "mirror"] } })
    const [first, second] = refsIn(table, "board.0")
    table.pickOn(1, "use", first, second)
    table.pickOn(1, "use", second, first).allPass()
    expect(seenIn(table, 1, "board.0")).toEqual(["mirror", "mirror"])
  })

  it("takes part in triggers and numbers as what it is now", () => {
    const table = proofTable({ p1: { board: ["mirror"] }, p2: { board: ["blade", "dawn"] } })
    const might = () => table.game.explainNumber(table.state, 0, "might").total
    expect(might()).toBe(1)
    table.pick(1, "use:mirror>blade").allPass()
    expect(might()).toBe(2)
    table.pick(1, "end")
    expect(might()).toBe(1)
  })
})
