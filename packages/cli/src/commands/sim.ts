// `soulspire sim`: many headless games, on several threads.

import type { Command } from "commander"
import { bots } from "@soulspire/bots"
import { mkdirSync, readdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join, resolve } from "node:path"
import type { GameBox } from "@soulspire/text"
import { botOf, boxOf, gamesHelp, listOf, optionsFrom, playersOf, seedOf, setUp } from "../shell/arguments.ts"
import { interruption } from "../shell/interrupt.ts"
import { messageOf, Mistake } from "../shell/mistake.ts"
import { paintFor } from "../shell/paint.ts"
import { print, printJson, remark } from "../shell/print.ts"
import { progress } from "../shell/progress.ts"
import { orMistake } from "../shell/refused.ts"
import { newCommand, type Shell } from "../shell/shell.ts"
import { whole } from "../shell/whole.ts"
import { pathOf } from "../sim/match-file.ts"
import type { Setting } from "../sim/play.ts"
import { playAll } from "../sim/pool.ts"
import { reportLines, reportOf } from "../sim/report.ts"

interface Given {
  games: number
  first: number
  players?: number
  bots: string
  seed: string
  jobs: number
  limit: number
  options: string[]
  out?: string
  json?: true
}

const examples = `
Examples:
  soulspire sim proof --games 1000                     a thousand games of random players
  soulspire sim proof --players 2 --options goal=3     two players, a shorter game
  soulspire sim proof --games 200 --seed mine --json   the same games every time, as JSON
  soulspire sim four-souls --games 4 --bots greedy,random,random,random   one who thinks against three who do not

Games are made from the seed and their number: the same ones whatever --jobs is.`

export function addSim(program: Command, shell: Shell): void {
  newCommand(program, "sim")
    .summary("play many games without a screen")
    .description("Plays many games between bots, without a screen, and says what came of them.")
    .usage("<game> [options]")
    .argument("[game]", "which game")
    .option("--games <n>", "how many games", whole("--games", 1, 10_000_000), 100)
    .option("--players <n>", "how many sit at the table (default: as many as can)", whole("--players", 1, 16))
    .option(
      "--bots <names>",
      `who plays, by seat (${Object.keys(bots).join(", ")}); fewer names than seats are repeated`,
      "random",
    )
    .option("--seed <text>", "the seed of shuffles and dice", seedOf, "1")
    .option("--first <n>", "the number of the first game", whole("--first", 1, 1_000_000_000), 1)
    .option("--jobs <n>", "threads", whole("--jobs", 1, 64), availableParallelism())
    .addOption(setUp())
    .option("--limit <n>", "answers after which a game counts as endless", whole("--limit", 1, 1e9), 100_000)
    .option("--out <folder>", "write every game there as a new match file")
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", () => `${examples}\n${gamesHelp()}`)
    .action(shell.does(sim))
}

function folderFrom(given: string): string {
  if (given === "") throw new Mistake("--out wants the name of a folder")
  return given
}

function settingOf(box: GameBox, given: Given): Setting {
  const names = listOf("--bots", given.bots)
  for (const name of names) botOf(name)
  const players = playersOf(box, given.players ?? Math.max(box.game.seats.max, names.length))
  if (names.length > players) throw new Mistake(`--bots names ${names.length} bots for ${players} players`)
  return {
    game: box.game.id,
    players,
    bots: Array.from({ length: players }, (_, seat) => names[seat % names.length]),
    seed: given.seed,
    options: optionsFrom(box, given.options),
    limit: given.limit,
    out: given.out === undefined ? null : resolve(folderFrom(given.out)),
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new Mistake(`--out: no folder can be made at '${path}': ${messageOf(error)}`)
  }
}

/** Matches that are there already are not written over. */
function mustBeFree(folder: string, { game }: Setting, { first, games }: Given): void {
  const there = new Set(readdirSync(folder).map((name) => join(folder, name)))
  for (let number = first; there.size > 0 && number < first + games; number++)
    if (there.has(pathOf(folder, game, number)))
      throw new Mistake(
        `${pathOf(folder, game, number)} exists already; another --out or --first leaves it alone`,
      )
}

async function sim(game: string | undefined, given: Given): Promise<number> {
  const box = boxOf(game)
  const setting = settingOf(box, given)
  // A table that cannot be is one mistake, not a thousand broken games.
  orMistake(box, "en", () => box.game.create(setting.options, setting.players, setting.seed))
  const { games, first, jobs } = given
  if (setting.out !== null) {
    makeFolder(setting.out)
    mustBeFree(setting.out, setting, given)
  }
  const signal = interruption()
  const bar = progress("sim", games)
  const start = performance.now()
  const results = await playAll({ setting, first, games, jobs, signal, at: (done) => bar.at(done) }).finally(
    () => bar.end(),
  )
  const interrupted = signal.aborted && results.length < games
  const report = reportOf(setting, results, {
    games,
    jobs,
    seconds: (performance.now() - start) / 1000,
    interrupted,
  })
  if (given.json) printJson(report)
  else for (const line of reportLines(report, paintFor(process.stdout))) print(line)
  for (const { number, seed, error, command, file } of report.failures.slice(0, 5))
    remark(
      `game ${number} (seed ${seed}) broke: ${error.replace(/\s+/g, " ")}; again: ${command}${file === undefined ? "" : `; match file: ${file}`}`,
    )
  if (report.failures.length > 5) remark(`... and ${report.failures.length - 5} more (--json lists them)`)
  if (interrupted) remark(`interrupted after ${results.length} of ${games} games`)
  return interrupted ? 130 : report.errors > 0 ? 1 : 0
}
