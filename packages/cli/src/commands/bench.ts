// `soulspire bench`: how fast the installed games are. `npm run bench` is the same thing; docs/performance.md says what
// the figures mean and keeps the last ones.

import type { Command } from "commander"
import { spawn } from "node:child_process"
import { mkdirSync } from "node:fs"
import { cpus } from "node:os"
import { join } from "node:path"
import { profile } from "../bench/profile.ts"
import { boxes } from "../boxes.ts"
import { boxOf, decimal } from "../shell/arguments.ts"
import { inColumns, padLeft } from "../shell/columns.ts"
import { interruption } from "../shell/interrupt.ts"
import { Failure } from "../shell/mistake.ts"
import { paintFor } from "../shell/paint.ts"
import { print, printJson, remark } from "../shell/print.ts"
import { progress } from "../shell/progress.ts"
import { besideBundle, fromRoot } from "../shell/root.ts"
import { newCommand, type Shell } from "../shell/shell.ts"
import { whole } from "../shell/whole.ts"

interface Given {
  runs: number
  seconds: number
  warmUp: number
  profile?: true
  json?: true
}

type Measured = Record<string, number>

const words: Readonly<Record<string, string>> = {
  undisturbedPerSecond: "decisions a second, undisturbed",
  decisionsPerSecond: "decisions a second, over all seconds",
  unforcedPerSecond: "of these unforced",
  gamesPerSecond: "games a second",
  decisionsPerGame: "decisions a game",
  copyMicroseconds: "copy of a state, µs",
  cloneMicroseconds: "the same by structuredClone, µs",
  copiesPerClone: "copies in the time of such a clone",
  saveAndLoadMicroseconds: "save, to JSON and back, load, µs",
  hashMicroseconds: "hash, µs",
  setUpMicroseconds: "set-up of a game, µs",
  viewMicroseconds: "view of a seat with its options, µs",
  stateBytes: "bytes of that state as JSON",
  objects: "objects in it",
}

const examples = `
Examples:
  soulspire bench                        every game, seven processes of eight seconds each
  soulspire bench proof --runs 1         a quick look
  soulspire bench proof --profile        also where the time goes, by file and by function`

export function addBench(program: Command, shell: Shell): void {
  newCommand(program, "bench")
    .summary("measure how fast the games are")
    .description(
      "Plays with random answers in processes of its own, one after another, and prints the median of each figure.",
    )
    .usage("[game...] [options]")
    .argument("[games...]", "which games (default: all)")
    .option("--runs <n>", "processes to take the median of", whole("--runs", 1, 100), 7)
    .option("--seconds <s>", "how long each plays", decimal("--seconds", 0.1, 600), 8)
    .option("--warm-up <s>", "how long each warms up before", decimal("--warm-up", 0, 600), 10)
    .option("--profile", "also say where the time goes, by source file and by function")
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", examples)
    .action(shell.does(bench))
}

/** Runs one process and reads the document it prints. */
function measure(
  nodeArgs: readonly string[],
  args: readonly string[],
  signal: AbortSignal,
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeArgs, besideBundle("bench-process.mjs"), ...args], {
      signal,
    })
    const [out, err] = [[] as Buffer[], [] as Buffer[]]
    child.stdout.on("data", (data: Buffer) => void out.push(data))
    child.stderr.on("data", (data: Buffer) => void err.push(data))
    child.on("error", reject)
    child.on("close", (code) => {
      if (code === 0) resolve(JSON.parse(Buffer.concat(out).toString()) as Measured)
      else reject(new Failure(`the measured process failed: ${Buffer.concat(err).toString()}`))
    })
  })
}

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

async function bench(ids: readonly string[], given: Given): Promise<number> {
  const games = ids.length === 0 ? boxes.map((box) => box.game.id) : ids.map((id) => boxOf(id).game.id)
  const signal = interruption()
  const bar = progress("bench", games.length * given.runs)
  const times = [String(given.seconds), String(given.warmUp)]
  const results: Record<string, number | string>[] = []
  const profiles: Record<string, string> = {}
  let done = 0
  for (const game of games) {
    const runs: Measured[] = []
    for (let i = 0; i < given.runs && !signal.aborted; i++) {
      const run = await measure([], [game, ...times], signal).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
      if (run === undefined) continue
      runs.push(run)
      bar.at(++done)
    }
    if (runs.length === 0) continue
    const medians = Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))] as const)
    results.push({ game, runs: runs.length, ...Object.fromEntries(medians) })
    if (given.profile && !signal.aborted) profiles[game] = await profileOf(game, times, signal)
  }
  bar.end()
  const machine = { node: process.version, machine: cpus()[0]?.model ?? "unknown" }
  if (given.json) printJson({ ...machine, games: results, ...(given.profile ? { profiles } : {}) })
  else tell(machine, results, profiles)
  if (!signal.aborted) return 0
  remark(`interrupted after ${done} of ${games.length * given.runs} runs`)
  return 130
}

async function profileOf(game: string, times: readonly string[], signal: AbortSignal): Promise<string> {
  const folder = fromRoot("node_modules/.cache/soulspire/bench")
  mkdirSync(folder, { recursive: true })
  const name = `${game}.cpuprofile`
  await measure(
    ["--cpu-prof", `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}`],
    [game, ...times, "play"],
    signal,
  )
  return profile(join(folder, name), besideBundle("bench-process.mjs"))
}

function tell(
  machine: Record<string, string>,
  results: readonly Record<string, number | string>[],
  profiles: Record<string, string>,
): void {
  const paint = paintFor(process.stdout)
  print(paint.dim(`Node ${machine["node"]}, ${machine["machine"]}`))
  for (const { game, runs, ...figures } of results) {
    print(`\n${paint.bold(String(game))}${paint.dim(`, median of ${runs}`)}`)
    const shown = Object.entries(figures).map(([key, value]) => [words[key] ?? key, short(Number(value))])
    const wide = Math.max(...shown.map(([, value]) => value.length))
    for (const line of inColumns(shown.map(([name, value]) => [paint.dim(name), padLeft(value, wide)])))
      print(line)
    if (profiles[String(game)] !== undefined) print(`\n${profiles[String(game)]}`)
  }
}

const short = (value: number): string =>
  value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 1000 ? 1 : 0 })
