// `soulspire sim`: many headless games, on several threads.

import { type Command, Option } from "commander"
import { bots } from "@soulspire/bots"
import { mkdirSync, readdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import type { GameBox } from "@soulspire/text"
import { boxes } from "../boxes.ts"
import { boxOf, decimal, gamesHelp, seedOf, setUp } from "../shell/arguments.ts"
import { inHelp } from "../shell/columns.ts"
import { interruption } from "../shell/interrupt.ts"
import { messageOf, Mistake } from "../shell/mistake.ts"
import { paintFor } from "../shell/paint.ts"
import { print, printJson, remark } from "../shell/print.ts"
import { progress } from "../shell/progress.ts"
import { orMistake } from "../shell/refused.ts"
import { newCommand, type Shell } from "../shell/shell.ts"
import { whole } from "../shell/whole.ts"
import { cardNumbers } from "../sim/card-numbers.ts"
import { cardsCsv, gamesCsv } from "../sim/csv.ts"
import { type Given, gamesIn, settingOf } from "../sim/given.ts"
import { type Journal, journalAt } from "../sim/journal.ts"
import { reportLines } from "../sim/lines.ts"
import { pathOf } from "../sim/match-file.ts"
import { decidedAfter, pairsOf } from "../sim/pairs.ts"
import { playAll } from "../sim/pool.ts"
import { type Report, reportOf } from "../sim/report.ts"
import type { Result } from "../sim/result.ts"
import { type Setting, tableIn, type Unit } from "../sim/setting.ts"

const examples = `
Examples:
  soulspire sim proof --games 1000                     a thousand games of random players
  soulspire sim proof --players 2 --options goal=3     two players, a shorter game
  soulspire sim proof --games 200 --seed mine --json   the same games every time, as JSON
  soulspire sim proof --bots ./mine.mjs,random         your own bot (docs/bots.md)
  soulspire sim proof --games 9999 --resume my.journal   interrupt it, and go on another day
  soulspire sim spire --suite bosses --bots greedy     two hundred fights against bosses
  soulspire sim four-souls --options mode=solo --bots hard
                                                       a game for one: both seats are one player's
  soulspire sim four-souls --games 4 --bots greedy,random,random,random
                                                       one who thinks against three who do not
  soulspire sim four-souls --bots hard,random --paired greedy,random --stop
                                                       the same games with another one in the first
                                                       place, until it is decided

Games are made from the seed and their number: the same ones whatever --jobs is.`

const suitesHelp = (): string => {
  const rows = boxes.flatMap(({ game, sim }) =>
    (sim?.suites ?? []).map(({ id, about }) => [`  ${game.id}`, `--suite ${id}`, about]),
  )
  return `\nSuites:\n${inHelp(rows).join("\n")}`
}

export function addSim(program: Command, shell: Shell): void {
  newCommand(program, "sim")
    .summary("play many games without a screen")
    .description("Plays many games between bots, without a screen, and says what came of them.")
    .usage("<game> [options]")
    .argument("[game]", "which game")
    .option(
      "--games <n>",
      "how many games (default: 100, or all of a suite)",
      whole("--games", 1, 10_000_000),
    )
    .option(
      "--players <n>",
      "seats at the table (default: as many as can be; of a game for one, as few)",
      whole("--players", 1, 16),
    )
    .option(
      "--bots <names>",
      `who plays, by seat (${Object.keys(bots).join(", ")}, or a file of your own); fewer names than seats are repeated`,
      "random",
    )
    .option(
      "--budget <n>",
      "positions that bots which search may look at for an answer",
      whole("--budget", 1, 1e9),
    )
    .option("--rotate", "everybody sits one seat further in each game")
    .option("--paired <names>", "other bots, who play the same games for comparison; seats are rotated")
    .option("--stop", "with --paired: stop as soon as it is decided which is better")
    .option("--suite <name>", "begin where a suite of the game begins")
    .option("--seed <text>", "the seed of shuffles and dice", seedOf, "1")
    .option("--first <n>", "the number of the first game", whole("--first", 1, 1_000_000_000), 1)
    .option("--jobs <n>", "threads", whole("--jobs", 1, 64), availableParallelism())
    .addOption(setUp())
    .option("--limit <n>", "answers after which a game counts as endless", whole("--limit", 1, 1e9), 100_000)
    .option(
      "--think <s>",
      "seconds that a bot of your own has for an answer",
      decimal("--think", 0.01, 3600),
      10,
    )
    .option("--cards", "also say how often each card was had and played, and won with")
    .option("--out <folder>", "write every game there as a new match file")
    .option(
      "--decisions",
      "with --out: write there what was decided as well, each with its position in numbers",
    )
    .option("--resume <file>", "keep what became of each game there, and go on with what is there already")
    .addOption(
      new Option(
        "--format <form>",
        "lines for people, one JSON document, or CSV: a row a game, with --cards a row a card",
      )
        .choices(["table", "json", "csv"])
        .default("table"),
    )
    .option("--json", "the same as --format json")
    .addHelpText("after", () => `${examples}\n${suitesHelp()}\n${gamesHelp()}`)
    .action(shell.does(sim))
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new Mistake(`--out: no folder can be made at '${path}': ${messageOf(error)}`)
  }
}

/** Matches that are there already are not written over. (With a journal, one that it does not know was never finished.) */
function mustBeFree(folder: string, { game }: Setting, units: readonly Unit[]): void {
  const there = new Set(readdirSync(folder).map((name) => join(folder, name)))
  const taken = there.size === 0 ? undefined : units.find((unit) => there.has(pathOf(folder, game, unit)))
  if (taken !== undefined)
    throw new Mistake(
      `${pathOf(folder, game, taken)} exists already; another --out or --first leaves it alone`,
    )
}

const byNumber = (results: Iterable<Result>): Result[] =>
  [...results].toSorted((a, b) => a.number - b.number || a.side - b.side)

/** What was to be played and what has become of it, so far. */
interface Work {
  box: GameBox
  setting: Setting
  given: Given
  units: readonly Unit[]
  journal: Journal | null
}

const keyOf = ({ number, side }: Unit): string => `${number}/${side}`

/** Plays what is not known yet. What is played here alone is told apart: it is what speed is measured by. */
async function play(
  { box, setting, given, units, journal }: Work,
  signal: AbortSignal,
): Promise<{
  all: Result[]
  here: Result[]
  isEnough: boolean
}> {
  const wanted = new Set(units.map(keyOf))
  const known = new Map((journal?.known ?? []).map((each) => [keyOf(each), each]))
  const all = new Map([...known].filter(([key]) => wanted.has(key)))
  const here: Result[] = []
  const decided = (): number | null => (given.stop ? decidedAfter(pairsOf([...all.values()]), setting) : null)
  const bar = progress(`sim ${box.game.id}`, units.length)
  try {
    const left = units.filter((unit) => !all.has(keyOf(unit)))
    if (left.length > 0 && decided() === null)
      await playAll({
        setting,
        units: left,
        jobs: given.jobs,
        signal,
        heard(results) {
          journal?.add(results)
          for (const each of results) all.set(keyOf(each), each)
          here.push(...results)
          bar.at(all.size)
          return decided() === null
        },
      })
  } finally {
    bar.end()
  }
  const after = decided()
  if (after === null) return { all: byNumber(all.values()), here, isEnough: false }
  // What was played beyond it depends on which thread was quicker.
  const last = given.first + after - 1
  return { all: byNumber(all.values()).filter(({ number }) => number <= last), here, isEnough: true }
}

function tell(report: Report, setting: Setting, results: readonly Result[], given: Given): void {
  const format = given.json ? "json" : given.format
  if (format === "json") printJson(report)
  else if (format === "csv")
    for (const line of given.cards ? cardsCsv(cardNumbers(results)) : gamesCsv(setting, results)) print(line)
  else for (const line of reportLines(report, paintFor(process.stdout))) print(line)
}

const SHOWN = 5

/** What did not end and what broke, a line each, as far as anybody reads. */
function remarks({ endless, failures }: Report): void {
  const list = [
    ...failures.map((each) => ({ ...each, became: `broke: ${each.error}` })),
    ...endless.map((each) => ({ ...each, became: `did not end: ${each.says}` })),
  ]
  for (const { number, seed, became, command, file } of list.slice(0, SHOWN))
    remark(
      `game ${number} (seed ${seed}) ${became.replace(/\s+/g, " ")}; again: ${command}${file === undefined ? "" : `; match file: ${file}`}`,
    )
  if (list.length > SHOWN) remark(`... and ${list.length - SHOWN} more (--json lists them)`)
}

async function sim(game: string | undefined, given: Given): Promise<number> {
  const box = boxOf(game)
  const setting = settingOf(box, given)
  const games = gamesIn(box, setting, given)
  // A table that cannot be is one mistake, not a thousand broken games.
  orMistake(box, "en", () =>
    box.game.create(tableIn(box, setting, given.first).options, setting.players, setting.seed),
  )
  const units = Array.from({ length: games }, (_, i) =>
    setting.sides.map((_bots, side) => ({ number: given.first + i, side })),
  ).flat()
  const journal = given.resume === undefined ? null : journalAt(given.resume, setting, box.game)
  if (setting.out !== null) {
    makeFolder(setting.out)
    if (journal === null) mustBeFree(setting.out, setting, units)
  }
  const signal = interruption()
  const start = performance.now()
  const { all, here, isEnough } = await play({ box, setting, given, units, journal }, signal)
  const interrupted = signal.aborted && !isEnough && all.length < units.length
  const seconds = (performance.now() - start) / 1000
  const report = reportOf(setting, all, { games, jobs: given.jobs, seconds, here, interrupted })
  tell(report, setting, all, given)
  remarks(report)
  if (interrupted) {
    const goOn = given.resume === undefined ? "" : "; the same command goes on with them"
    remark(`interrupted after ${all.length} of ${units.length} games${goOn}`)
  }
  return interrupted ? 130 : report.errors > 0 ? 1 : 0
}
