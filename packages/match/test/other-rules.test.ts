// A match that other rules have played: it goes on if everything comes out the same with these, and says so from then on; if
// not, it can be looked at as far as it agrees, and nothing of it is lost.

import { defineGame } from "@soulspire/kernel"
import {
  commit,
  fileOf,
  type MatchFileError,
  outcomeOf,
  playedByOthers,
  prepareTakeOver,
  readMatchFile,
  resume,
  verify,
  writeMatchFile,
} from "@soulspire/match"
import { proof, proofSpec } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { newMatch, playOn, type ProofMatch, two } from "./support/play.ts"

/** The next release: its code is not the same, but plays the same. */
const tidied = defineGame({ ...proofSpec, version: "9.9.0", sources: 1 })
/** One in which everything is twice as mighty. */
const stats = { ...proofSpec.stats, might: { ...proofSpec.stats["might"], base: () => 2 } }
const mightier = defineGame({ ...proofSpec, stats, version: "9.9.1", sources: 2 })
/** One that deals differently. */
const options = { ...proofSpec.options, goal: { kind: "number", default: 6, min: 1, max: 50 } } as const
const dealt = defineGame({ ...proofSpec, options, version: "9.9.2", sources: 3 })

const text = (match: ProofMatch): string => writeMatchFile(fileOf(match))
const played = (): ProofMatch => playOn(newMatch(two, "other rules"), "other rules", 30, 6)
const stored = text(played())

/** The first line that is wrong, and the match so far. */
function wrongIn(content: string, game = mightier): { error: MatchFileError; match: ProofMatch | null } {
  const verdict = verify(readMatchFile(content), game)
  if (verdict.good) throw new Error("it is good")
  return verdict
}

describe("rules that play the same", () => {
  it("take a match over: its file says so from there on, and nothing above it has changed", () => {
    const match = resume(readMatchFile(stored), tidied)
    expect(text(match)).toBe(stored)
    const step = prepareTakeOver(match)
    expect(step?.entry).toEqual({ k: "rules", version: "9.9.0", rules: tidied.rulesHash })
    if (step !== null) commit(match, step)
    expect(prepareTakeOver(match)).toBeNull()
    playOn(match, "on", 20, 6)
    expect(text(match).startsWith(stored)).toBe(true)
    expect(text(match).slice(stored.length).split("\n")[0]).toBe(JSON.stringify(step?.entry))

    const again = resume(readMatchFile(text(match)), tidied)
    expect(again).toEqual(match)
    expect(prepareTakeOver(again)).toBeNull()
    expect(playedByOthers(fileOf(again), tidied)).toBeNull()
    expect(playedByOthers(fileOf(again), proof)).toEqual({ saved: "9.9.0", here: proof.version })
  })

  it("may give it back, and undo goes past where they took it", () => {
    let content = stored
    for (const game of [tidied, proof, tidied]) {
      const now = resume(readMatchFile(content), game)
      const step = prepareTakeOver(now)
      if (step !== null) commit(now, step)
      playOn(now, `with ${game.version}`, 5, 2)
      content = text(now)
      for (const each of [proof, tidied]) expect(verify(readMatchFile(content), each).good).toBe(true)
    }
    expect(readMatchFile(content).log.filter(({ k }) => k === "rules")).toHaveLength(3)
  })

  it("have nothing to take over where a match is over, or is their own", () => {
    const over = playOn(newMatch(two, "over"), "over")
    expect(outcomeOf(over)).not.toBeNull()
    expect(prepareTakeOver(resume(readMatchFile(text(over)), tidied))).toBeNull()
    expect(prepareTakeOver(resume(readMatchFile(stored), proof))).toBeNull()
    expect(text(resume(readMatchFile(text(over)), tidied))).toBe(text(over))
  })

  it("bring other cards, and the match keeps its own", () => {
    const fewer = tidied.withCards(proofSpec.cards.slice(1))
    const match = resume(readMatchFile(stored), fewer)
    expect(match.game.contentHash).toBe(proof.contentHash)
  })
})

describe("rules that play differently", () => {
  it("say from which line on, and the match is there up to the line before", () => {
    const { error, match } = wrongIn(stored)
    expect(error).toMatchObject({
      key: "file.other-rules",
      params: { saved: proof.version, here: "9.9.1" },
    })
    expect(error.line).toBeGreaterThan(4)
    expect(match?.log).toEqual(readMatchFile(stored).log.slice(0, error.line - 3))
    expect(match?.log).toEqual(played().log.slice(0, error.line - 3))
    expect(() => resume(readMatchFile(stored), mightier)).toThrow("file.other-rules")
  })

  it("say what came out differently, for whoever wants to know", () => {
    expect(wrongIn(stored).error.message).toMatch(/file\.other-rules .*, for file\.(other-state|refused)/)
  })

  it("have nothing to show where the deal is another one already", () => {
    const { error, match } = wrongIn(stored, dealt)
    expect(error).toMatchObject({ line: 1, key: "file.other-rules" })
    expect(match).toBeNull()
  })

  it("name the version that played it last", () => {
    const match = resume(readMatchFile(stored), tidied)
    const step = prepareTakeOver(match)
    if (step !== null) commit(match, step)
    expect(wrongIn(text(match)).error.params).toEqual({ saved: "9.9.0", here: "9.9.1" })
  })

  it("of a version of the same name are told apart by their hash", () => {
    const { error } = wrongIn(stored, defineGame({ ...proofSpec, stats, sources: 2 }))
    expect(error.params["saved"]).toMatch(new RegExp(`^${proof.version} \\([0-9a-f]+\\)$`))
    expect(error.params["saved"]).not.toBe(error.params["here"])
  })

  it("do not make a match worse that was torn off before they differ", () => {
    const { error } = wrongIn(stored)
    const lines = stored.split("\n")
    const torn = `${lines.slice(0, error.line - 1).join("\n")}\n${lines[error.line - 1].slice(0, 9)}`
    const file = readMatchFile(torn)
    expect(file.torn).toBe(error.line)
    const match = resume(file, mightier)
    expect(match.log).toHaveLength(error.line - 3)
    expect(prepareTakeOver(match)).not.toBeNull()
  })

  it("of a match that was torn off behind where they differ are still to blame", () => {
    expect(wrongIn(stored.slice(0, -9)).error).toMatchObject({
      key: "file.other-rules",
      line: wrongIn(stored).error.line,
    })
  })
})

describe("what is wrong whatever the rules", () => {
  it("a file that the very rules it was played by refuse was changed", () => {
    const match = resume(readMatchFile(stored), tidied)
    const step = prepareTakeOver(match)
    if (step !== null) commit(match, step)
    const lines = text(match).split("\n")
    const bent = lines.with(9, lines[9].replace(/"hash":\d+/, '"hash":1')).join("\n")
    expect(wrongIn(bent, tidied).error).toMatchObject({ key: "file.other-state", line: 10 })
  })

  it("a game, cards, a seat or a line that is none is no matter of rules", () => {
    const lines = stored.split("\n")
    const with1 = (from: string | RegExp, to: string): string =>
      lines.with(0, lines[0].replace(from, to)).join("\n")
    expect(wrongIn(with1('"proof"', '"chess"')).error.key).toBe("file.other-game")
    expect(wrongIn(with1(/"content":\d+/, '"content":1')).error.key).toBe("file.cards-changed")
    const seat = JSON.stringify({ k: "seat", seat: 7, now: { kind: "empty", name: "" } })
    expect(wrongIn(lines.toSpliced(2, 0, seat).join("\n")).error.key).toBe("file.bad-seat")
  })

  it("an entry that only a newer version knows is refused with its line, also where nobody has read it from text", () => {
    const line = '{"k":"moon","seat":0}'
    expect(() => readMatchFile(`${stored}${line}\n`)).toThrow("file.shape")
    const file = readMatchFile(stored)
    const newer = { ...file, log: [...file.log, JSON.parse(line) as never] }
    expect(() => resume(newer, proof)).toThrow(`line ${file.log.length + 3}: file.shape`)
  })
})
