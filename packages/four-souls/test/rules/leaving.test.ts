// Somebody leaves the game (FS-Q-9): a bot takes the seat, or the table votes and everything of theirs goes.

import { n } from "@soulspire/kernel"
import { fourSouls, verbs } from "@soulspire/four-souls"
import { stranger } from "@soulspire/bots"
import {
  botDecisions,
  changeSeat,
  createMatch,
  fileOf,
  readMatchFile,
  verify,
  writeMatchFile,
} from "@soulspire/match"
import { playRandomly, randomAnswer, soak } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cents, item } from "../support/play.ts"
import { cardsIn, fourSoulsTable, seenIn } from "../support/table.ts"

type Position = Parameters<typeof fourSoulsTable>[0]
const four = (position: Position = {}) =>
  fourSoulsTable({ p3: {}, p4: {}, ...position, options: { removal: true, ...position.options } })

describe("a seat that passes to a bot", () => {
  rule("FS-Q-9", "changes nothing of the game: the bot answers where the person was asked", () => {
    const seats = ["Anna", "Bruno"].map((name) => ({ kind: "person" as const, name }))
    const match = createMatch(fourSouls, { options: { firstPlayer: "seat" }, seats, seed: "leaving" })
    const before = fourSouls.hash(match.state)
    expect(botDecisions(match)).toEqual([])
    const [{ seat: asked }] = fourSouls.decisions(match.state).filter(({ standing }) => !standing)
    changeSeat(match, asked, { kind: "bot", bot: "random", name: "Anna" })
    expect(fourSouls.hash(match.state)).toBe(before)
    expect(botDecisions(match).map(({ seat }) => seat)).toEqual([asked])
    expect(verify(readMatchFile(writeMatchFile(fileOf(match))), fourSouls).good).toBe(true)
  })
})

describe("a vote about leaving", () => {
  rule("FS-Q-9", "more than half of the others decide, all of them asked at once", () => {
    const table = four()
    table.p1.at("barter", "remove:p3").p2.isAsked("vote-out").p4.isAsked("vote-out").p3.isNotAsked()
    table.p4.yes()
    expect(table.state.table.gone).toBe(0b100)
    expect(table.told("leaves")).toEqual([{ k: "leaves", who: 2 }])
    table.leaves("p2", "respond")
  })

  rule("FS-Q-9", "and otherwise nothing happens", () => {
    const table = four()
    const before = table.game.view(table.state, 0).zones
    table.p1.at("barter", "remove:p3").p2.at("vote-out", "no").p4.no()
    expect([table.state.table.gone, table.game.view(table.state, 0).zones]).toEqual([0, before])
    expect(table.told("votesOut").map(({ yes }) => yes)).toEqual([0, 0])
  })

  rule("FS-Q-9", "is not held in a duel, nor at a table that has none", () => {
    const duel = fourSoulsTable({ options: { removal: true } })
    expect(duel.why(1, "remove:p2")).toEqual({
      key: "too-few-to-vote",
      params: { min: 3 },
      rule: "FS-Q-9",
    })
    const without = fourSoulsTable({ p3: {}, options: { barter: true } })
    expect(without.why(1, "remove:p2")).toEqual({ key: "no-removal", rule: "FS-Q-9" })
  })
})

describe("whoever is voted out", () => {
  rule("FS-Q-9", "takes everything along: objects out of the game, cents to the pool", () => {
    const table = four({
      p3: { hand: ["bomb"], board: ["dinner"], souls: ["monstro"], cents: 7, damage: 1 },
    })
    const pool = table.state.table.pool
    table.p1.at("barter", "remove:p3").p2.at("vote-out", "yes")
    for (const where of ["p3.hand", "p3.board", "p3.souls"]) expect(cardsIn(table, where)).toEqual([])
    expect(cardsIn(table, "outside")).toEqual(expect.arrayContaining(["dinner", "monstro", "isaac"]))
    // Nobody has seen the hand, and nobody does now.
    expect([cardsIn(table, "box"), seenIn(table, 1, "box")]).toEqual([["bomb"], ["?"]])
    expect([cents(table)[2], table.state.table.pool]).toEqual([0, pool + 7])
    expect(table.game.invariant(table.state)).toBeNull()
    table.leaves(`p${table.open[0].seat + 1}`, "respond")
  })

  rule(
    "FS-Q-9",
    "ends the turn that goes on, and has no more of them; priority goes past the empty seat",
    () => {
      const table = four({ p1: { hand: ["a-penny"] } })
      // p1 has something on the stack and everybody waits for p1.
      table.p1.play("a-penny").p2.at("barter", "remove:p1").p3.at("vote-out", "yes")
      expect([cardsIn(table, "stack"), table.state.table.active, table.state.table.turn]).toEqual([[], 1, 2])
      const asked: number[] = []
      while (table.state.table.phase === "start") {
        asked.push(table.open[0].seat + 1)
        table.by(table.open[0].seat + 1).pass()
      }
      expect(asked).toEqual([2, 3, 4])
      const turns = (): number => table.state.table.active + 1
      const order = [turns()]
      while (order.length < 4) {
        const [{ seat }] = table.open
        const way = table.choices(seat + 1).includes("end") ? "end" : "pass"
        table.by(seat + 1).pick(way)
        if (turns() !== order.at(-1)) order.push(turns())
      }
      expect(order).toEqual([2, 3, 4, 2])
      table.leaves(`p${table.open[0].seat + 1}`, "respond")
    },
  )

  rule("FS-Q-9", "is no target, gets nothing and is not asked, also in the middle of an effect", () => {
    const needle = item(
      "test-needle",
      verbs.paid([], [verbs.take(n(1), { who: "it1" })], verbs.aim(verbs.players)),
    )
    const table = four({ p1: { board: ["test-needle"] }, p2: { hand: ["bomb", "a-penny"] }, cards: [needle] })
    table.p1.activate("test-needle", "p2").p1.pass()
    table.p3.at("barter", "remove:p2").p4.at("vote-out", "yes")
    while (table.state.table.active !== 0 || table.state.table.phase !== "action") {
      const [{ seat }] = table.open
      table.by(seat + 1).pick(table.choices(seat + 1).includes("end") ? "end" : "pass")
      expect(table.open.every((each) => each.seat !== 1)).toBe(true)
    }
    const targets = table.choices(1).filter((key) => key.startsWith("activate:test-needle"))
    expect(targets.map((key) => key.split(">")[1])).toEqual(["p1", "p3", "p4"])
  })

  rule("FS-Q-9", "leaves a game that goes on to its end", () => {
    const setting = { game: fourSouls, options: { removal: true }, seats: 4 }
    const { ends } = soak(setting, ["leaving 1", "leaving 2", "leaving 3"])
    expect(Object.keys(ends).every((end) => ["souls", "tie", "ability"].includes(end))).toBe(true)
    const state = fourSouls.create({ removal: true }, 4, "leaving")
    const random = stranger("leaving")
    while (state.table.gone === 0 && fourSouls.outcome(state) === null) {
      const { seat, decision, keys } = randomAnswer(fourSouls, state, random)
      fourSouls.answer(state, seat, decision, keys)
    }
    expect(state.table.gone).toBeGreaterThan(0)
    const gone = Math.log2(state.table.gone)
    playRandomly(fourSouls, state, "goes on", ({ seat }) => expect(seat).not.toBe(gone))
    expect(fourSouls.outcome(state)?.winners).not.toContain(gone)
  })
})
