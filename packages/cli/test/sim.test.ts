// Many games without a screen: the same ones on one thread and on two, and what breaks can be played again.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readDecisions } from "../src/sim/decisions/read.ts"
import { disturbed, documentOf, emptyFolder, soulspire } from "./support/soulspire.ts"

interface Report {
  games: number
  finished: number
  errors: number
  decisions: number
  seconds: number
  gamesPerSecond: number
  decisionsPerSecond: number
  averageTurns: number
  wins: number[]
  digest: number
  failures: { number: number; command: string }[]
}

interface Compared {
  paired: { subjects: string[]; pairs: number }
}

const report = (...args: string[]): Report => documentOf("sim", "proof", "--json", ...args) as Report

/** What does not depend on the clock or on the threads. */
const played = ({ games, finished, errors, decisions, averageTurns, wins, digest }: Report): object => ({
  games,
  finished,
  errors,
  decisions,
  averageTurns,
  wins,
  digest,
})

test("one thread and two play the same games", () => {
  const one = report("--games", "5", "--jobs", "1", "--seed", "s")
  const two = report("--games", "5", "--jobs", "2", "--seed", "s")
  expect(one).toMatchObject({ games: 5, finished: 5, errors: 0, averageTurns: 32, failures: [] })
  expect(one.wins).toHaveLength(4)
  expect(one.decisionsPerSecond).toBeGreaterThan(0)
  expect(played(two)).toEqual(played(one))
  expect(report("--games", "5", "--seed", "t").digest).not.toBe(one.digest)
})

test("a game for one has as few seats as there can be, and all of them play", () => {
  const alone = ["sim", "four-souls", "--options", "mode=solo", "--games", "1", "--json"]
  expect(documentOf(...alone)).toMatchObject({ players: 2, bots: ["random", "random"], errors: 0 })
})

test("a game is what its number makes it, whichever was the first", () => {
  const all = report("--games", "3", "--players", "2")
  const apart = [1, 2, 3].map((first) => report("--games", "1", "--players", "2", "--first", String(first)))
  expect(apart.reduce((sum, each) => sum + each.decisions, 0)).toBe(all.decisions)
})

test("what does not end is told with the command that plays it again, and kept as a match file", () => {
  const folder = emptyFolder()
  const args = ["sim", "proof", "--games", "2", "--limit", "5", "--options", "goal=3", "--out", folder]
  const { code, err } = soulspire(...args)
  expect(code).toBe(0)
  const [first] = err.split("\n")
  expect(first).toMatch(
    /^soulspire: game 1 \(seed 1\/1\) did not end: no end after 5 answers; again: soulspire /,
  )
  const again = /again: soulspire (.*?);/.exec(first)?.[1].split(" ") ?? []
  expect(soulspire(...again, "--limit", "5").err).toContain(
    "game 1 (seed 1/1) did not end: no end after 5 answers",
  )
  expect(readdirSync(folder).toSorted()).toEqual(["proof-1.match", "proof-2.match"])
  expect(soulspire("verify", join(folder, "proof-2.match")).out).toContain("5 answers, not over yet")
})

test("Ctrl-C ends it cleanly and tells what was played so far", async () => {
  const folder = emptyFolder()
  const args = ["sim", "proof", "--games", "1000000", "--jobs", "1", "--json", "--out", folder]
  const { code, out, err } = await disturbed(args, (child) => {
    // As soon as a first game is done.
    const look = setInterval(() => {
      if (readdirSync(folder).length === 0) return
      clearInterval(look)
      child.kill("SIGINT")
    }, 10)
  })
  expect(code).toBe(130)
  const told = JSON.parse(out) as Report & { interrupted: boolean }
  expect(told.interrupted).toBe(true)
  expect(err).toBe(`soulspire: interrupted after ${told.finished} of 1000000 games\n`)
})

test("work is gone on with: what is known is not played again, whoever plays it and beside what", () => {
  const folder = emptyFolder()
  const journal = join(folder, "my.journal")
  const args = ["--players", "2", "--paired", "old-greedy,random", "--options", "goal=1", "--resume", journal]
  const some = report(...args, "--games", "1", "--jobs", "1") as Report & Compared
  expect(some.paired).toMatchObject({ subjects: ["random", "old-greedy"], pairs: 1 })
  const more = report(...args, "--games", "2", "--jobs", "2") as Report & Compared
  expect(more.paired.pairs).toBe(2)
  expect(readFileSync(journal, "utf8").split("\n")).toHaveLength(6)
  // Nothing is left to play, and it is all told again as a table of games.
  const { out } = soulspire("sim", "proof", ...args, "--games", "2", "--format", "csv")
  const rows = out.trimEnd().split("\n")
  expect(rows[0]).toBe("number,side,seed,bots,winners,ended,how,decisions,turns,clock")
  expect(rows.slice(1).map((row) => row.split(",").slice(0, 4).join(" "))).toEqual([
    "1 1 1/1 random random",
    "1 2 1/1 old-greedy random",
    "2 1 1/2 random random",
    "2 2 1/2 random old-greedy",
  ])
})

test("a suite is played as it is, with cards and decisions noted", () => {
  const folder = emptyFolder()
  const args = ["sim", "proof", "--suite", "short", "--games", "2", "--cards", "--out", folder, "--decisions"]
  const { out } = soulspire(...args, "--format", "csv")
  const [head, ...rows] = out.trimEnd().split("\n")
  expect(head).toBe("card,had,won,rate,low,high,played,plays,ratePlayed")
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) expect(row).toMatch(/^[a-z-]+,\d+,\d+,[\d.]+,[\d.]+,[\d.]+,\d+,\d+,[\d.]+$/)
  const names = ["proof-1.decisions.jsonl", "proof-1.match", "proof-2.decisions.jsonl", "proof-2.match"]
  expect(readdirSync(folder).toSorted()).toEqual(names)
  const { header, decided } = readDecisions(readFileSync(join(folder, names[2]), "utf8"))
  expect(header).toMatchObject({ number: 2, options: { goal: 2 } })
  expect(decided.length).toBeGreaterThan(5)
})

test("a reader that has seen enough is no error", async () => {
  const ended = await disturbed(["cards", "proof"], (child) => child.stdout?.destroy())
  expect(ended).toEqual({ code: 0, out: "", err: "" })
})
