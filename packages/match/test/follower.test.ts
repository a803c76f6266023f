// The second state that follows a match: where it comes to something else, nothing is stored and play stops.

import { createMatch, type Entry, fileOf, readMatchFile, type Report, verify } from "@soulspire/match"
import { proof, type ProofState } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { fullHall } from "./support/hall.ts"
import { two } from "./support/play.ts"

const stopped = expect.objectContaining({ accepted: false, reason: { key: "play-stopped" } })
const accepted = expect.objectContaining({ accepted: true })

/** A hall where everything stored and every report is written down. */
function watched(game: typeof proof) {
  const stored: Entry[] = []
  const reports: Report[] = []
  const hall = fullHall(createMatch(game, { options: { rounds: 3 }, seats: two, seed: "a match" }), {
    store(entry, _at, done) {
      stored.push(entry)
      done(true)
    },
    stopped: (report) => reports.push(report),
  })
  return { hall, stored, reports }
}

/** From the second answer on, somebody has a coin too many in the state that is played. */
function miscounting(): typeof proof {
  let copies = 0
  return {
    ...proof,
    copy(state) {
      const made: ProofState = proof.copy(state)
      if (++copies > 1) made.table.players[0].coins++
      return made
    },
  }
}

describe("an answer that comes out differently when it is played a second time", () => {
  it("is refused, is not stored, and everything before it stands and verifies", () => {
    const { hall, stored } = watched(miscounting())
    expect(hall.answer("ada", "end")).toEqual(accepted)
    expect(hall.answer("ben", "end")).toEqual(stopped)
    expect(stored).toHaveLength(1)
    expect(hall.match.log).toEqual(stored)
    expect(verify(fileOf(hall.match), proof).good).toBe(true)
  })

  it("ends play: nobody answers, takes back or leaves any more, and no bot is asked", () => {
    const { hall, reports } = watched(miscounting())
    hall.answer("ada", "end")
    hall.answer("ben", "end")
    expect(hall.answer("ben", "end")).toEqual(stopped)
    expect(hall.say("ada", { t: "undo", act: "ask", epoch: 0, sure: true })).toEqual(stopped)
    expect(hall.say("ada", { t: "leave" })).toEqual(stopped)
    expect(hall.host.botsToMove().decisions).toEqual([])
    expect(reports).toHaveLength(1)
  })

  it("is told in a report: the match so far, the answer, and where the states differ", () => {
    const { hall, reports } = watched(miscounting())
    hall.answer("ada", "end")
    hall.answer("ben", "end")
    const [{ entry, differences, file }] = reports
    expect(entry).toMatchObject({ k: "answer", seat: 1, keys: ["end"] })
    expect(differences.map(({ at }) => at)).toContain("table.players.0.coins")
    expect(verify(readMatchFile(file), proof).good).toBe(true)
  })
})

it("an answer that breaks the rules' own code stops play with a report, and the match as it was stands", () => {
  const breaking: typeof proof = {
    ...proof,
    answer(state, seat, ...rest) {
      if (seat === 1) throw new Error("a rule broke")
      return proof.answer(state, seat, ...rest)
    },
  }
  const { hall, reports } = watched(breaking)
  expect(hall.answer("ada", "end")).toEqual(accepted)
  expect(hall.answer("ben", "end")).toEqual(stopped)
  expect(reports).toMatchObject([{ why: "Error: a rule broke", entry: null }])
  expect(verify(fileOf(hall.match), proof).good).toBe(true)
})

describe("a match in which nobody is asked anything although it is not over", () => {
  /** The same game, in which after the first answer nobody is asked any more. */
  const falling: typeof proof = {
    ...proof,
    decisions: (state) => (state.table.active === 0 ? proof.decisions(state) : []),
  }

  it("stops with a report as soon as it comes to that", () => {
    const { hall, reports } = watched(falling)
    expect(reports).toEqual([])
    expect(hall.answer("ada", "end")).toEqual(accepted)
    expect(reports).toMatchObject([{ why: "stuck", entry: null }])
    expect(hall.say("ada", { t: "undo", act: "ask", epoch: 0, sure: true })).toEqual(stopped)
  })

  it("is told of when it is opened, too, and one that is over is not stuck", () => {
    const { reports } = watched({ ...proof, decisions: () => [] })
    expect(reports).toMatchObject([{ why: "stuck" }])
    const over = { ...proof, decisions: () => [], outcome: () => ({ winners: [], how: "planted" }) }
    expect(watched(over).reports).toEqual([])
  })
})
