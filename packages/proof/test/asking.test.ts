// What a decision and a view tell those who pass by themselves: which ability asks, how to pass, and what moment it is.

import { type Def, gate } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { proofTable } from "./support/table.ts"

describe("a decision", () => {
  it("of the rules has nobody who asks, and says how it is passed", () => {
    const table = proofTable({ p1: { board: ["coinpress"] } })
    expect(table.asked(1)).toMatchObject({ by: "", pass: "end" })
    table.pick(1, "use:coinpress")
    expect(table.asked(1)).toMatchObject({ by: "", pass: "pass" })
    table.leaves("p1", "respond")
  })

  it("of an ability says which one, and cannot be passed", () => {
    const table = proofTable({ p1: { board: ["loaded-coin"] }, field: ["rat"], dice: [1] })
    table.pick(1, "attack:rat").allPass()
    expect(table.asked(1)).toMatchObject({ prompt: { key: "reroll" }, by: "loaded-coin/0", pass: "" })
    table.leaves("p1", "reroll")
  })

  it("about targets says what they are for", () => {
    const table = proofTable({ p1: { hand: ["fork"] }, field: ["brute"] })
    table.pick(1, "play:fork>p2").leaves("p1", "target")
    expect(table.asked(1)).toMatchObject({ prompt: { key: "target" }, by: "fork/0" })
  })

  it("does not name the ability of a card that its seat does not know", () => {
    const whisper: Def = {
      id: "whisper",
      back: "card",
      kinds: [],
      facts: {},
      abilities: [
        { k: "on", event: "gainCoins", in: ["hand"], do: [gate({ who: "holder", ask: "may", do: [] })] },
      ],
    }
    for (const [hands, by] of [
      [{ p1: { hand: ["whisper"], board: ["coinpress"] } }, "whisper/0"],
      [{ p1: { board: ["coinpress"] }, p2: { hand: ["whisper"] } }, ""],
    ] as const) {
      const table = proofTable({ ...hands, cards: [whisper] })
      table.pick(1, "use:coinpress").allPass().leaves("p1", "may")
      expect(table.asked(1)).toMatchObject({ prompt: { key: "may" }, by })
    }
  })
})

describe("the moment", () => {
  it("is the phase of somebody's turn, the same for everybody", () => {
    const table = proofTable({ field: ["rat"], dice: [3] })
    const moment = () => [0, 1, "spectator" as const].map((who) => table.game.view(table.state, who).moment)
    for (const each of moment()) expect(each).toMatchObject({ phase: "main", active: 0, turn: 1, about: "" })
    table.pick(1, "attack:rat").leaves("p1", "respond")
    for (const each of moment()) expect(each).toMatchObject({ phase: "attack", active: 0 })
    expect(table.game.phases).toContain("attack")
  })

  it("tells what happens next", () => {
    const table = proofTable({ p1: { board: ["coinpress"] } })
    table.pick(1, "use:coinpress")
    expect(table.game.view(table.state, 1).moment).toMatchObject({ stack: "stack", about: "coinpress/0" })
    table.allPass()
    expect(table.game.view(table.state, 1).moment.about).toBe("")
  })
})
