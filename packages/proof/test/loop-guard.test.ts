// An endless loop through forced answers is noticed; the game may have a way out, and if it has none, it ends and says
// what went round.

import { call, ge, n, ref, takes, when } from "@soulspire/kernel"
import { proofSpec } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { gainCoins, thing, use } from "../src/words.ts"
import { proofTable } from "./support/table.ts"

type Proof = ReturnType<typeof proofTable>

// Sooner out of patience than usual: everybody's passes are put to the test in every hard mode.
const spec = { ...proofSpec, patience: 400 }
const endless = { p1: { board: ["ebb", "flow", "coinpress"] }, deck: ["ash"], spec }

/** Everybody passes until something else is asked. */
const passOn = (table: Proof): Proof => {
  table.pick(1, "use:coinpress")
  for (let i = 0; i < 5000; i++) {
    const asked = table.open.find((each) => table.game.optionsOf(table.state, each)[0]?.key === "pass")
    if (asked === undefined) return table
    table.pick(asked.seat + 1, "pass")
  }
  throw new Error("nobody noticed")
}

describe("ebb and flow", () => {
  it("go on for ever, and the table is asked", () => {
    const table = passOn(proofTable(endless))
    expect(table.asked(1)).toMatchObject({ kind: "vote", prompt: { key: "endless" } })
    table.canPickExactly(1, "cut", "draw").leaves("p1", "endless")
  })

  it("are cut off with the turn, and do not start again by themselves", () => {
    const table = passOn(proofTable(endless)).pick(1, "cut").pick(2, "cut")
    expect(table.asked(2).prompt.key).toBe("turn")
    expect(table.state.pending).toEqual([])
    // The second round begins, with its feast.
    table.pick(2, "end").pick(2, "ash").pick(2, "confirm")
    expect(table.game.outcome(table.state)).toBeNull()
  })

  it("end the game when the table wants that", () => {
    const table = passOn(proofTable(endless)).pick(1, "draw").pick(2, "draw")
    expect(table.game.outcome(table.state)).toEqual({ winners: [], how: "draw" })
  })

  it("end a game that has no answer, with the names of what went round", () => {
    const { loop: _way, ...programs } = proofSpec.programs
    const table = passOn(proofTable({ ...endless, spec: { ...spec, programs } }))
    const outcome = table.game.outcome(table.state)
    expect(outcome).toMatchObject({ winners: [], how: "endless" })
    expect(outcome?.cycle).toEqual(expect.arrayContaining(["ebb/0/do", "flow/0/do"]))
  })

  it("alone are no loop", () => {
    const table = proofTable({ p1: { board: ["ebb", "coinpress"] } })
    table.pick(1, "use:coinpress").allPass()
    expect(table.state.table.players[0].coins).toBe(4)
    const other = proofTable({ p1: { hand: ["wager"], board: ["flow"] }, dice: [1] })
    other.pick(1, "play:wager").allPass().pick(1, "2").allPass()
    expect(other.state.table.players[0].coins).toBe(2)
  })

  it("what only ever goes deeper is noticed too, long before it would come back", () => {
    const deeper = [
      takes("left"),
      when(ge(ref("left"), 1), [call("deeper", { left: { minus: [ref("left"), 1] } })]),
    ]
    const table = proofTable({
      cards: [thing("test-well", [use([call("deeper", { left: 2000 }), gainCoins("you", n(1))])])],
      p1: { board: ["test-well"] },
      deck: ["ash"],
      spec: { ...spec, programs: { ...proofSpec.programs, deeper } },
    })
    const { coins } = table.state.table.players[0]
    table.pick(1, "use:test-well").allPass()
    expect(table.asked(1)).toMatchObject({ kind: "vote", prompt: { key: "endless" } })
    expect(table.state.table.players[0].coins).toBe(coins)
    table.leaves("p1", "endless")
  })

  it("are not taken for one while the game moves on", () => {
    const table = proofTable({ p1: {}, p2: {}, options: { rounds: 100 }, deck: ["ash"] })
    for (let i = 0; i < 40 && table.state.table.round < 2; i++) table.pick(table.open[0].seat + 1, "end")
    expect(table.state.guard.pushed).toBeLessThan(100)
    table.leaves("p2", "pick")
  })
})
