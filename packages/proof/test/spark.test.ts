// The plainest card there is: a target, and something done to it.

import { describe, expect, it } from "vitest"
import { cardsIn, proofTable } from "./support/table.ts"

describe("spark", () => {
  it("hurts what it was aimed at", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, field: ["brute", "rat"] })
    table.canPickExactly(
      1,
      "play:spark>p1",
      "play:spark>p2",
      "play:spark>brute",
      "play:spark>rat",
      "attack:brute",
      "attack:rat",
      "end",
    )
    table.pick(1, "play:spark>rat").allPass()
    expect(cardsIn(table, "field")).toEqual(["brute"])
    expect(cardsIn(table, "discard")).toEqual(["spark"])
    expect(cardsIn(table, "graves")).toEqual(["rat"])
    expect(table.state.table.players[0].coins).toBe(4)
  })

  it("fizzles when its target has left", () => {
    const table = proofTable({ p1: { hand: ["spark", "spark"] }, field: ["rat", "brute"] })
    table.state.table.players[0].plays = 2
    const [first, second] = table.options(1).filter((option) => option.key.includes(">rat"))
    table.pick(1, first.key).pick(1, second.key).allPass()
    expect(table.told("fizzle")).toHaveLength(1)
  })
})
