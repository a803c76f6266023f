// Priority (chapter 14): who may act when, and when nobody may.

import { fourSouls } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import type { Souls } from "../support/turns.ts"

/** Who is asked, one after another, while everybody passes. */
const asked = (table: Souls, times: number): string[] =>
  Array.from({ length: times }, () => {
    const [{ seat }] = table.open
    table.by(seat + 1).pass()
    return `p${seat + 1}`
  })

describe("priority", () => {
  rule("FS-14.1", "starts with whoever adds something, and goes round in turn order", () => {
    const table = fourSoulsTable({ p1: {}, p2: {}, p3: { hand: ["a-penny"], plays: 1 }, p4: {} })
    table.p1.pass().p2.pass().p3.play("a-penny")
    expect(asked(table, 4)).toEqual(["p3", "p4", "p1", "p2"])
    expect(playerOf(table, 3).cents).toBe(4)
  })

  rule("FS-14.1", "starts with the active player when the rules pass it", () => {
    const table = fourSoulsTable({ p1: {}, p2: {}, p3: {}, p4: {} }).p1.end()
    expect(asked(table, 8)).toEqual(["p1", "p2", "p3", "p4", "p1", "p2", "p3", "p4"])
    // The end phase is over: now it is p2's turn.
    expect(asked(table, 4)).toEqual(["p2", "p3", "p4", "p1"])
    table.leaves("p2", "respond")
  })

  rule("FS-14.1", "starts with the active player after something has resolved", () => {
    const table = fourSoulsTable({
      p1: { board: ["mr-boom"] },
      p2: {},
      p3: { hand: ["a-penny"], plays: 1 },
      monsters: ["fat-bat"],
    })
    table.p1.activate("mr-boom", "fat-bat").p1.pass().p2.pass().p3.play("a-penny")
    expect(asked(table, 3)).toEqual(["p3", "p1", "p2"])
    expect(asked(table, 3)).toEqual(["p1", "p2", "p3"])
    table.allPass()
  })

  rule(
    ["FS-14.1", "RD-11=adder", "RD-11=active"],
    "starts with whose roll and trigger it is, or with the active player where a ruleset says so",
    () => {
      const first = (priorityStart: "adder" | "active"): string[] => {
        const table = fourSoulsTable({
          p2: { board: ["portable-slot-machine"] },
          dice: [1],
          rules: { priorityStart },
        })
        // The ability, the roll, and what reads the number.
        const turns = asked(table.p1.pass().p2.activate("portable-slot-machine"), 6)
        table.p1.isAsked("action")
        return turns.filter((_each, i) => i % 2 === 0)
      }
      expect(first("adder")).toEqual(["p2", "p2", "p2"])
      expect(first("active")).toEqual(["p2", "p1", "p1"])
    },
  )

  rule(
    ["FS-14.1", "FS-14.2"],
    "Amy's purchase and Neil's Gold Bomb, as in the rulebook of the first edition",
    () => {
      const table = fourSoulsTable({
        p1: { cents: 10 },
        p2: { hand: ["gold-bomb"], plays: 1 },
        shop: ["meat"],
      })
      // Amy declares a purchase and keeps priority; she has no answer to it herself.
      table.p1.buy().p1.isAsked("respond").p2.isNotAsked().p1.pass()
      // Neil plays Gold Bomb, and could go on.
      table.p2
        .play("gold-bomb", "p1")
        .p2.isAsked("respond")
        .p1.isNotAsked()
        .p2.pass()
        .p1.isAsked("respond")
        .p1.pass()
      // It has resolved: its damage waits, and Amy has priority. She takes it, and has priority again before she dies.
      table.p1.isAsked("respond").p1.pass().p2.pass()
      expect([table.told("dying"), playerOf(table, 1).died]).toMatchObject([[{ whom: 0 }], 0])
      table.p1.isAsked("respond").p1.pass().p2.pass()
      // Her purchase comes to nothing, and her turn ends.
      expect(cardsIn(table, "shop")).toEqual(["meat"])
      expect([playerOf(table, 1).died, playerOf(table, 1).cents]).toEqual([1, 9])
      table.allPass().p2.isAsked("action")
    },
  )

  rule("FS-14.2", "allows as many things as one likes before passing", () => {
    const table = fourSoulsTable({ p1: { board: ["mr-boom", "the-battery"] }, p2: {}, monsters: ["fat-bat"] })
    table.p1.activate("mr-boom", "fat-bat").p1.activate("the-battery", "mr-boom").p2.isNotAsked()
    expect(refsIn(table, "stack")).toHaveLength(2)
    // Recharged before it has happened, it is used once more.
    table.p1.pass().p2.pass().p1.activate("mr-boom", "fat-bat").allPass()
    expect(table.told("damage")).toHaveLength(2)
  })

  rule("FS-14.3", "has to be passed by all in a row before the top resolves", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny"] },
      p2: { board: ["mr-boom"] },
      p3: {},
      monsters: ["fat-bat"],
    })
    table.p1.play("a-penny").p1.pass().p2.activate("mr-boom", "fat-bat")
    // p1 has passed once, but not since: all three have to pass again.
    expect(asked(table, 3)).toEqual(["p2", "p3", "p1"])
    expect([cardsIn(table, "stack"), playerOf(table, 1).cents]).toEqual([["a-penny", ""], 3])
    table.allPass()
  })

  rule("FS-14.3", "comes back to the active player when all have passed in the action phase", () => {
    const table = fourSoulsTable({ p1: {}, p2: {}, monsters: ["fly"] })
    table.p1.pass().p2.pass().p1.isAsked("action").p1.canPick("attack", "end", "activate:isaac")
    expect([table.state.table.phase, table.state.table.active]).toEqual(["action", 0])
  })

  rule("FS-14.4", "is nobody's while the game is set up", () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = fourSouls.create({}, 2 + (seed % 3), `set-up ${seed}`)
      while (state.table.phase === "set-up") {
        const [decision] = fourSouls.decisions(state)
        expect(decision.kind).not.toBe("act")
        const keys = fourSouls.optionsOf(state, decision).map(({ key }) => key)
        fourSouls.answer(state, decision.seat, decision.id, keys.slice(0, decision.min))
      }
      expect(state.table.phase).toBe("start")
    }
  })

  rule("FS-14.4", "is nobody's from the second step of the end phase to the recharge step", () => {
    const hand = Array.from({ length: 11 }, () => "a-penny")
    const table = fourSoulsTable({
      p1: { hand },
      p2: { hand: ["a-nickel"], plays: 1, board: ["mr-boom"], deactivated: ["isaac"] },
      monsters: ["fat-bat"],
    })
    table.p1.end()
    asked(table, 3)
    table.p2.canPick("play:a-nickel", "activate:mr-boom>fat-bat").p2.pass()
    table.p1.isAsked("discard").p2.isNotAsked()
    expect(table.p2.why("play:a-nickel")).toMatchObject({ key: "not-asked" })
    expect(table.p2.why("activate:mr-boom>fat-bat")).toMatchObject({ key: "not-asked" })
    table.p1.pick(refsIn(table, "p1.hand")[0]).p2.isAsked("respond").p2.canPick("activate:isaac")
    table.leaves("p2", "respond")
  })
})
