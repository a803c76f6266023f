// What the spells of the proof game do; each stands for a concept that hard cards need.

import { cardsIn, proofTable } from "@soulspire/testkit"
import { describe, expect, it } from "vitest"

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
    table.done()
  })

  it("fizzles when its target has left", () => {
    const table = proofTable({ p1: { hand: ["spark", "spark"] }, field: ["rat", "brute"] })
    table.state.table.players[0].plays = 2
    const [first, second] = table.options(1).filter((option) => option.key.includes(">rat"))
    table.pick(1, first.key).pick(1, second.key).allPass()
    expect(table.told("fizzle")).toHaveLength(1)
    table.done()
  })
})

describe("echo", () => {
  it("copies the next card played, and the copy chooses new targets", () => {
    const table = proofTable({ p1: { hand: ["echo", "spark"] }, field: ["brute", "rat"] })
    table.state.table.players[0].plays = 2
    table.pick(1, "play:echo").allPass()
    table.pick(1, "play:spark>brute").allPass()
    table.pick(1, "rat").allPass()
    expect(cardsIn(table, "graves")).toEqual(["rat"])
    expect(table.told("hurt").map((event) => event["amount"])).toEqual([2, 2])
    expect(cardsIn(table, "discard")).toEqual(["echo", "spark"])
    table.done()
  })
})
