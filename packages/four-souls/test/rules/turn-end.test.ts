// The end of a turn, and rounds (chapter 7).

import { n, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { ending, phase, round, sideways, type Souls, turnOver } from "../support/turns.ts"
import { loot, monster, treasure } from "../support/made-up.ts"

describe("the end phase", () => {
  const watch = treasure("test-watch", "Test", { kind: "passive" }, [
    verbs.on("endPhase", null, [verbs.gainCents(n(1))]),
  ]).def

  rule("FS-7.3.1", "begins with what the end of the turn sets off, and a round", () => {
    const table = fourSoulsTable({
      cards: [watch],
      p1: { board: ["the-d6", "blood-lust"], deactivated: ["the-d6", "blood-lust"] },
      p2: { board: ["test-watch"] },
    })
    table.p1.end().p1.pass().p2.pass().p1.isAsked("triggers").p1.pick("the-d6:1", "blood-lust:1")
    // Whosever trigger came last, the active player is asked first.
    expect([phase(table), refsIn(table, "stack").length]).toEqual(["p1 end", 3])
    table.p1.isAsked("respond")
    expect(playerOf(round(table), 2).cents).toBe(4)
    expect(sideways(round(table), "p1.board")).toEqual(["the-d6"])
    expect(sideways(round(table), "p1.board")).toEqual([])
    round(table).p2.isAsked("respond").leaves("p2", "respond")
  })

  rule("FS-7.3.2", "goes on with ten cards at most, and nobody can act any more", () => {
    const hand = Array.from({ length: 10 }, () => "a-penny")
    const table = ending(fourSoulsTable({ p1: { hand: [...hand, "a-nickel", "a-dime"] }, p2: { plays: 1 } }))
    table.p1.isAsked("discard").p2.isNotAsked()
    expect([table.p1.asked.min, table.p1.asked.max]).toEqual([2, 2])
    table.p1
      .pick("a-nickel", "a-dime")
      .p1.has("lootDiscard", "a-nickel", "a-dime")
      .p1.has("hand", ...hand)
    expect(phase(table)).toBe("p2 start")
    table.p2.isAsked("respond").leaves("p2", "respond")
  })

  rule(
    ["FS-7.3.2", "RD-06=hand-first", "RD-06=heal-first"],
    "looks at the hand before effects end, or after where a ruleset says so",
    () => {
      const pockets = loot("test-pockets", "Test", { kind: "tarot" }, [
        verbs.tillEndOfTurn("handSize", n(2)),
      ]).def
      const overflowing = (endPhaseOrder: "hand-first" | "heal-first"): Souls => {
        const hand = Array.from({ length: 12 }, () => "a-penny")
        const table = fourSoulsTable({
          cards: [pockets],
          p1: { hand: ["test-pockets", ...hand] },
          rules: { endPhaseOrder },
        })
        return ending(table.p1.play("test-pockets").allPass())
      }
      expect(phase(overflowing("hand-first").leaves("p2", "respond"))).toBe("p2 start")
      const table = overflowing("heal-first").p1.isAsked("discard").leaves("p1", "discard")
      expect(table.p1.asked.min).toBe(2)
    },
  )

  rule(
    "FS-7.3.4",
    "ends with everybody whole and alive, what lasted till then over, and the turn gone left",
    () => {
      const table = fourSoulsTable({
        p1: { board: ["blood-lust"], hand: ["xiii-death"], damage: 1 },
        p2: {},
        p3: { cents: 1 },
        monsters: ["fat-bat"],
        wounds: [2],
      })
      table.p1.activate("blood-lust", "fat-bat").allPass().p1.play("xiii-death", "p3").allPass()
      expect([playerOf(table, 3).died, table.state.effects.length]).toEqual([1, 1])
      // Blood Lust has something to say as the turn ends.
      round(ending(table))
      const players = table.state.table.players.map(({ died, damage }) => ({ died, damage }))
      expect(players).toEqual([0, 0, 0].map(() => ({ died: 0, damage: 0 })))
      expect([phase(table), table.state.effects.length]).toEqual(["p2 start", 0])
      expect(table.state.objects.map((o) => o.data?.damage ?? 0)).not.toContain(2)
      table.leaves("p2", "respond")
    },
  )

  rule(
    "FS-7.3.5",
    "comes at once when an effect ends the turn, with all its steps and the stack as it is",
    () => {
      const curfew = loot("test-curfew", "Test", { kind: "tarot" }, [verbs.endTurn()]).def
      const hand = Array.from({ length: 11 }, () => "a-penny")
      const table = fourSoulsTable({
        cards: [curfew],
        p1: {
          hand: ["test-curfew", "a-nickel", "two-cents", ...hand],
          board: ["the-d6", "mr-boom"],
          deactivated: ["the-d6"],
          plays: 2,
        },
        p2: { damage: 1 },
        monsters: ["fat-bat"],
      })
      table.p1.play("a-nickel").p1.play("two-cents").p1.activate("mr-boom", "fat-bat").p1.play("test-curfew")
      round(table)
      // Three things still wait, and the end-of-turn trigger above them.
      expect([phase(table), refsIn(table, "stack").length]).toEqual(["p1 end", 4])
      expect(sideways(round(table), "p1.board")).toEqual(["mr-boom"])
      for (let i = 0; i < 4; i++) round(table)
      expect([playerOf(table, 1).cents, table.told("damage")]).toMatchObject([10, [{ amount: 1 }]])
      round(table).p1.isAsked("discard").p1.pick(refsIn(table, "p1.hand")[0])
      expect([phase(table), playerOf(table, 2).damage]).toEqual(["p2 start", 0])
      table.leaves("p2", "respond")
    },
  )
})

describe("rounds", () => {
  const first = { nth: { only: 1, span: "round" } } as const
  /** Something with a counter for each round in which somebody gains cents. */
  const tally = verbs.on("gainCents", null, [verbs.addCounters(n(1))], first)
  const clock = monster(
    "test-clock",
    "Test",
    { kind: "basic", health: 9, evasion: 6, attack: 1, reward: {} },
    [tally, verbs.on("round", same("ev.who", "starter"), [verbs.addCounters(n(10))])],
  ).def
  const diary = treasure("test-diary", "Test", { kind: "passive" }, [tally]).def
  const counters = (table: Souls): number[] =>
    ["test-diary", "test-clock"].map((card) => {
      const def = table.game.view(table.state, 0).zones
      const found = [...def["board.1"], ...def["monsters"]].find((each) => each.card === card)
      return (found?.shows?.["counters"] as number | undefined) ?? 0
    })
  const pennies = ["a-penny", "a-penny", "a-penny", "a-penny"]
  /** The active player gains a cent: whose turn it is, and the counters on the diary and the clock after that. */
  const penny = (table: Souls): [string, ...number[]] => {
    const seat = table.state.table.active + 1
    const key = table.options(seat).find((option) => option.key.startsWith("play:a-penny"))?.key ?? ""
    table.by(seat).pick(key)
    return [`p${seat}`, ...counters(table.allPass())]
  }

  rule("FS-7.4", "run from turn to turn of their player's, and are not stretched by an extra turn", () => {
    const table = fourSoulsTable({
      cards: [clock, diary],
      p1: { hand: ["xix-the-sun", ...pennies], plays: 1 },
      p2: { hand: pennies, board: ["test-diary"] },
      monsters: ["test-clock"],
    })
    table.p1.play("xix-the-sun").allPass()
    expect(penny(table)).toEqual(["p1", 1, 1])
    expect(penny(turnOver(table))).toEqual(["p1", 1, 1])
    // A round of p2's begins; the game's goes on until p1 has a turn in the order of turns again.
    expect(penny(turnOver(table))).toEqual(["p2", 2, 1])
    expect(penny(turnOver(table))).toEqual(["p1", 2, 12])
  })

  rule("FS-7.4", "are not shortened by a turn that is skipped", () => {
    const table = fourSoulsTable({
      cards: [clock, diary],
      p1: { hand: ["bomb", ...pennies], plays: 1 },
      p2: { hand: pennies, board: ["test-diary"] },
      monsters: ["test-clock", "famine"],
      wounds: [0, 2],
    })
    table.p1.play("bomb", "famine").allPass()
    expect(penny(table)).toEqual(["p1", 1, 1])
    expect(penny(turnOver(table))).toEqual(["p2", 2, 1])
    // p1 has had a turn without taking it: both rounds are over.
    expect(penny(turnOver(table))).toEqual(["p2", 3, 12])
  })

  rule(["FS-Q-22", "FS-7.4"], "do not end with an extra turn that is skipped, as the next one", () => {
    const table = fourSoulsTable({
      cards: [clock, diary],
      p1: { hand: ["xix-the-sun", "bomb", ...pennies], plays: 2 },
      p2: { hand: pennies, board: ["test-diary"] },
      monsters: ["test-clock", "famine"],
      wounds: [0, 1],
    })
    table.p1.play("xix-the-sun").allPass().p1.play("bomb", "famine").allPass()
    expect(penny(table)).toEqual(["p1", 1, 1])
    // The extra turn is the one that is skipped: p2 is on, and then p1 as if nothing had been.
    expect(penny(turnOver(table))).toEqual(["p2", 2, 1])
    expect(penny(turnOver(table))).toEqual(["p1", 2, 12])
  })
})

rule("FS-Q-18", "several extra turns are taken in the order in which they were granted", () => {
  const gift = loot(
    "test-gift",
    "Test",
    { kind: "tarot" },
    [verbs.extraTurn({ who: "it1" })],
    verbs.aim(verbs.players),
  ).def
  const table = fourSoulsTable({
    cards: [gift],
    p1: { hand: ["test-gift"] },
    p2: { hand: ["test-gift"], plays: 1 },
    p3: { hand: ["test-gift"], plays: 1 },
  })
  // Three things on the stack: p3's resolves first, p1's last.
  table.p1.play("test-gift", "p3").p1.pass().p2.play("test-gift", "p1").p2.pass().p3.play("test-gift", "p2")
  table.allPass()
  const turns: number[] = []
  for (let i = 0; i < 5; i++) turns.push(turnOver(table).state.table.active + 1)
  expect(turns).toEqual([2, 1, 3, 2, 3])
})
