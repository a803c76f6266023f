// Matches that another version has played: one that comes out the same goes on, and its file says so; one that does not is
// shown as far as it agrees, and never written to.

import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chairAt, randomBot, stranger } from "@soulspire/bots"
import { defineGame, type Game } from "@soulspire/kernel"
import {
  answer,
  createMatch,
  fileOf,
  type Match,
  outcomeOf,
  readMatchFile,
  verify,
  writeMatchFile,
} from "@soulspire/match"
import { proof, proofSpec, type ProofState } from "@soulspire/proof"
import { describe, expect, test } from "vitest"
import { emptyFolder, type Ran, soulspireHere, soulspireIn } from "./support/soulspire.ts"

const folder = emptyFolder()
/** An earlier release: its code was not the same, but played the same. */
const tidied = defineGame({ ...proofSpec, version: "0.0.8", sources: 1 })
/** One in which everything was twice as mighty. */
const stats = { ...proofSpec.stats, might: { ...proofSpec.stats["might"], base: () => 2 } }
const mightier = defineGame({ ...proofSpec, stats, version: "0.0.9", sources: 2 })

function played(game: Game<ProofState>, most: number): Match<ProofState> {
  const match = createMatch(game, {
    options: { rounds: 4 },
    seats: [
      { kind: "person", name: "Ada" },
      { kind: "bot", bot: "random", name: "Rob" },
    ],
    seed: "earlier",
  })
  const random = stranger("earlier")
  while (match.log.length < most && outcomeOf(match) === null) {
    const [open] = game.decisions(match.state).filter((each) => !each.standing)
    answer(match, open.seat, open.id, randomBot.answer(chairAt(game, match.state, open), random))
  }
  return match
}

function written(name: string, match: Match<ProofState>, cut = 0): { path: string; text: string } {
  const path = join(folder, name)
  const whole = writeMatchFile(fileOf(match))
  const text = cut === 0 ? whole : whole.slice(0, -cut)
  writeFileSync(path, text)
  return { path, text }
}

const resume = (path: string, ...lines: string[]): Ran =>
  soulspireIn({ cwd: folder, lines }, "table", "--resume", path)

const MOVES = 24

describe("a match that comes out the same", () => {
  test("is good, and its verdict says by whom it was played", async () => {
    const { path } = written("same.match", played(tidied, MOVES))
    const { code, out, err } = await soulspireHere("verify", path)
    expect(code).toBe(0)
    expect(out).toContain(`✓ ${path}`)
    expect(err).toBe(
      `soulspire: ${path}: played with other rules (version 0.0.8), but it comes out the same with those installed (version ${proof.version})\n`,
    )
  })

  test("goes on: its file is as it was, then says who plays, then goes on", async () => {
    const { path, text } = written("on.match", played(tidied, MOVES))
    expect(resume(path, "quit")).toMatchObject({ code: 0 })
    const now = readFileSync(path, "utf8")
    expect(now.startsWith(text)).toBe(true)
    const [said] = now.slice(text.length).split("\n")
    expect(JSON.parse(said)).toEqual({ k: "rules", version: proof.version, rules: proof.rulesHash })
    // Once said is enough.
    expect(resume(path, "1", "quit").err).toBe("")
    const later = readFileSync(path, "utf8")
    expect(later.match(/"k":"rules"/g)).toHaveLength(1)
    expect(verify(readMatchFile(later), proof).good).toBe(true)
    expect(await soulspireHere("verify", path)).toMatchObject({ code: 0, err: "" })

    const shown = await soulspireHere("replay", path, "--lang", "en")
    expect(shown.code).toBe(0)
    expect(shown.out).toContain(`From here on, the game uses version ${proof.version}.`)
    expect((await soulspireHere("replay", path, "--lang", "it")).out).toContain(
      `Da qui in poi si gioca con la versione ${proof.version}.`,
    )
  })

  test("and was torn off loses no more than its last line", async () => {
    const { path, text } = written("torn.match", played(tidied, MOVES), 9)
    const { err } = resume(path, "quit")
    expect(err).toContain(`line ${MOVES + 2} was never finished and is left out`)
    const now = readFileSync(path, "utf8")
    const whole = text.slice(0, text.lastIndexOf("\n") + 1)
    expect(now.startsWith(`${whole}{"k":"rules"`)).toBe(true)
  })

  test("and is over stays as it is", async () => {
    const { path, text } = written("over.match", played(tidied, Infinity))
    resume(path)
    expect(readFileSync(path, "utf8")).toBe(text)
  })
})

describe("a match that comes out differently", () => {
  const match = played(mightier, Infinity)
  const { path, text } = written("other.match", match)
  const verdict = verify(readMatchFile(text), proof)
  const line = verdict.good ? 0 : verdict.error.line
  const agrees = line - 3
  const word = `${path}: line ${line}: from here on the rules installed (version ${proof.version}) play differently from those of version 0.0.9, which this match was played with; version 0.0.9 can finish it`

  test("is a verdict of its own", async () => {
    expect(agrees).toBeGreaterThan(1)
    const { code, out, err } = await soulspireHere("verify", path)
    expect({ code, out }).toEqual({ code: 1, out: "" })
    expect(err).toBe(`soulspire: ${word} (${agrees} of ${match.log.length} entries agree)\n`)
    const document: unknown = JSON.parse((await soulspireHere("verify", path, "--json")).out)
    expect(document).toMatchObject({
      files: 1,
      good: 0,
      otherRules: 1,
      bad: 0,
      verdicts: [{ file: path, good: false, otherRules: true, line, agrees, entries: match.log.length }],
    })
  })

  test("is shown as far as it agrees, and no further", async () => {
    const { code, out, err } = await soulspireHere("replay", path, "--all", "--lang", "en")
    expect({ code, err }).toEqual({ code: 1, err: `soulspire: ${word}\n` })
    const numbers = [...out.matchAll(/^ *(\d+) {2}/gm)].map(([, number]) => Number(number))
    expect(numbers.at(-1)).toBe(agrees)
    const shown = await soulspireHere("replay", path, "--json", "--all")
    expect(JSON.parse(shown.out)).toMatchObject({ entries: match.log.length, agrees, over: false })
    expect(await soulspireHere("replay", path, "--from", String(agrees + 1))).toMatchObject({ code: 2 })
  })

  test("cannot be played on, and nothing is written to it", async () => {
    expect(resume(path, "1", "quit")).toEqual({ code: 1, out: "", err: `soulspire: ${word}\n` })
    expect(readFileSync(path, "utf8")).toBe(text)
  })

  test("and was torn off is left as it is, torn end and all", async () => {
    const torn = written("torn-other.match", played(mightier, agrees + 4), 9)
    expect(resume(torn.path, "1", "quit").err).toContain(`line ${line}: from here on the rules installed`)
    expect(readFileSync(torn.path, "utf8")).toBe(torn.text)
  })
})
