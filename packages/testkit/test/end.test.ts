// What must be true when a test ends, tried with tests that would end wrongly.

import { FIRST_SEAT, own, zone } from "@soulspire/kernel"
import { endOfTest } from "@soulspire/testkit/vitest"
import { describe, expect, it } from "vitest"
import { proofTable } from "../../proof/test/support/table.ts"

/** Ends the test here, as far as its tables know. */
const end = () => endOfTest(false)

describe("at the end of a test", () => {
  it("all is well with whoever is on turn", () => {
    proofTable({ p1: { hand: ["spark"] } })
      .p1.play("spark", "p2")
      .allPass()
    expect(end).not.toThrow()
  })

  it("all is well with a game that is over", () => {
    const table = proofTable({ p1: { lights: 4, hand: ["spark"] }, field: ["thornback"] })
    table.p1.play("spark", "thornback").allPass()
    expect(table.game.outcome(table.state)).not.toBeNull()
    expect(end).not.toThrow()
  })

  it("nobody owes an answer", () => {
    proofTable({ p1: { hand: ["spark"] } }).p1.play("spark", "p2")
    expect(end).toThrow("p1 respond is left open")
  })

  it("unless the test says so, and then somebody does", () => {
    proofTable({ p1: { hand: ["spark"] } })
      .p1.play("spark", "p2")
      .leaves("p1", "respond")
    expect(end).not.toThrow()
    proofTable({ p1: { hand: ["spark"] } }).leaves("p1", "respond")
    expect(end).toThrow("p1 respond is not open")
  })

  it("the dice are used up", () => {
    proofTable({ field: ["rat"], dice: [6, 5] })
      .p1.attack("rat")
      .allPass()
    expect(end).toThrow("scripted results left over: 4")
  })

  it("what was to be drawn has been drawn", () => {
    const table = proofTable({ deck: ["ash"], draws: ["spark", "fork"] }).p1.pick("end")
    expect(end).toThrow("scripted cards left over: fork")
    proofTable.at(table.game, table.state).p2.has("hand", "spark")
    expect(end).not.toThrow()
  })

  it("the game's facts hold", () => {
    proofTable({}).state.table.pool = 7
    expect(end).toThrow("there are 13 coins instead of 40")
  })

  it("no card is lost, neither with its place nor without", () => {
    const table = proofTable({ p1: { hand: ["spark"] } })
    table.game.arrange(table.state, (r) => r.s.zones[zone(r, "hand", FIRST_SEAT)].pop())
    expect(end).toThrow("is not where it says it is")
    const other = proofTable({ p1: { hand: ["spark"] } })
    other.game.arrange(other.state, (r) => {
      r.s.zones[zone(r, "hand", FIRST_SEAT)].pop()
      own(r, r.s.objects[0]).zone = -1
      r.s.free.push(16)
    })
    expect(end).toThrow("lost: spark")
  })

  it("every table of the test is looked at, and only of this test", () => {
    proofTable({ p1: { hand: ["spark"] } }).p1.play("spark", "p2")
    proofTable({})
    expect(end).toThrow("p1 respond is left open")
    expect(end).not.toThrow()
  })
})
