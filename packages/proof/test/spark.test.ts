// The plainest card there is: a target, and something done to it.

import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable, refsIn } from "./support/table.ts"

describe("spark", () => {
  it("hurts what it was aimed at", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, field: ["brute", "rat"] })
    const targets = ["p1", "p2", "brute", "rat"].map((each) => `play:spark>${each}`)
    table.p1.canPickExactly(...targets, "attack:brute", "attack:rat", "end")
    table.p1.play("spark", "rat").allPass()
    expect(cardsIn(table, "field")).toEqual(["brute"])
    expect(cardsIn(table, "discard")).toEqual(["spark"])
    expect(cardsIn(table, "graves")).toEqual(["rat"])
    expect(playerOf(table, 1).coins).toBe(4)
  })

  it("fizzles when its target has left", () => {
    const table = proofTable({ p1: { hand: ["spark", "spark"], plays: 2 }, field: ["rat", "brute"] })
    const [first, second] = refsIn(table, "p1.hand")
    table.p1.play(first, "rat").p1.play(second, "rat").allPass()
    expect(table.told("fizzle")).toHaveLength(1)
  })
})
