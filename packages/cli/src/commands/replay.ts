// `soulspire replay`: shows a match again, all at once or step by step, through somebody's eyes.

import type { Command } from "commander"
import {
  isOtherRules,
  type Match,
  type MatchFileError,
  outcomeOf,
  type ReadFile,
  replaying,
  type Step,
  verify,
} from "@soulspire/match"
import { type GameBox, type Language, plainText } from "@soulspire/text"
import { failureOf, openMatchFile, withFile } from "../file/open.ts"
import { fileNotes } from "../file/problem.ts"
import { follow } from "../replay/follow.ts"
import { type Shown, shownSteps } from "../replay/steps.ts"
import { pageWidth, padLeft, wrap } from "../shell/columns.ts"
import { interruption } from "../shell/interrupt.ts"
import { languageOf, ownLanguage } from "../shell/language.ts"
import { Mistake } from "../shell/mistake.ts"
import { paintFor, plainPaint } from "../shell/paint.ts"
import { print, printJson, remark } from "../shell/print.ts"
import { progress } from "../shell/progress.ts"
import { newCommand, type Shell } from "../shell/shell.ts"
import { whole } from "../shell/whole.ts"
import { board } from "../table/board.ts"
import { type Input, inputFrom } from "../table/input.ts"
import { story } from "../table/question.ts"
import { namesFor, seenBy, sit, type Sitting, type Viewer } from "../table/sitting.ts"

interface Given {
  from: number
  to?: number
  seat?: number
  all?: true
  step?: true
  follow?: true
  lang?: Language
  json?: true
}

const examples = `
Examples:
  soulspire replay saves/proof-1.match                      the whole story
  soulspire replay saves/proof-1.match --seat 1 --from 40   as seat 1 sees it, from answer 40 on
  soulspire replay saves/proof-1.match --step               with the board, Enter for the next step
  soulspire replay saves/proof-1.match --follow             and then what is played now, as it comes

A match of another version is shown as far as it comes out the same with the rules installed.`

export function addReplay(program: Command, shell: Shell): void {
  newCommand(program, "replay")
    .summary("show a match again")
    .description("Shows a match again from its file: what was answered, and what came of it.")
    .usage("<file> [options]")
    .argument("[file]", "a match file")
    .option("--from <n>", "the first answer to show", whole("--from", 1, 1_000_000), 1)
    .option("--to <n>", "the last answer to show", whole("--to", 1, 1_000_000))
    .option("--seat <n>", "whose eyes to see it with (default: everybody's)", whole("--seat", 1, 16))
    .option("--all", "also answers of which nothing is told")
    .option("--step", "one at a time, with the board")
    .option("--follow", "go on watching while somebody plays it, until the game is over or Ctrl-C")
    .option("--lang <en|it>", "the language (default: your system's)", languageOf)
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", examples)
    .action(shell.does(replay))
}

/** What cannot be wanted together. */
function checkGiven(given: Given): void {
  if (!given.follow) return
  const clash = (["to", "step", "json"] as const).find((name) => given[name] !== undefined)
  if (clash !== undefined)
    throw new Mistake(`--follow shows lines as they come: it does not go with --${clash}`)
}

interface Opened {
  file: ReadFile
  box: GameBox
  match: Match
  steps: Iterable<Step>
  /** How many of its entries agree with the rules here; all of them unless it has parted with them. */
  agrees: number
  parted: MatchFileError | null
}

/** Plays it through: how far it agrees with the rules here. What is wrong with it otherwise is thrown. */
function checked(file: ReadFile, box: GameBox): Pick<Opened, "agrees" | "parted"> & { over: boolean } {
  const { log } = file
  const bar = progress("check", log.length)
  try {
    const verdict = verify(file, box.game, (done) => bar.at(done), { lostEnd: true })
    if (verdict.good) return { agrees: log.length, parted: null, over: outcomeOf(verdict.match) !== null }
    if (verdict.match === null || !isOtherRules(verdict.error)) throw verdict.error
    return { agrees: verdict.match.log.length, parted: verdict.error, over: false }
  } finally {
    bar.end()
  }
}

function* firstOf<T>(all: Iterator<T>, most: number): Generator<T> {
  for (let i = 0; i < most; i++) {
    const { value, done } = all.next()
    if (done === true) return
    yield value
  }
}

/** The file, checked to its end first: one that is wrong is not shown as if it were right. */
function opened(path: string, given: Given): Opened {
  const { file, box } = withFile(path, () => openMatchFile(path))
  const { agrees, parted, over } = withFile(path, () => checked(file, box), box)
  const { match, steps: all } = replaying(file, box.game, { lostEnd: true })
  const steps = parted === null ? all : firstOf(all, agrees)
  const notes = parted === null ? fileNotes(file, over, box, given.lang ?? ownLanguage()) : []
  for (const note of notes) remark(`${path}: ${note}`)
  if (given.seat !== undefined && given.seat > match.seats.length)
    throw new Mistake(`--seat is 1 to ${match.seats.length} in this match, not ${given.seat}`)
  const to = given.to ?? agrees
  if (given.follow !== true && (given.from > to || (agrees > 0 && given.from > agrees)))
    throw new Mistake(
      `--from ${given.from} is too late: ${given.to === undefined ? `the match has ${agrees} answers` : `--to is ${to}`}`,
    )
  return { file, box, match, steps, agrees, parted }
}

async function replay(path: string | undefined, given: Given): Promise<number> {
  if (path === undefined) throw new Mistake("which file? soulspire replay <file>")
  checkGiven(given)
  const { file, box, match, steps, agrees, parted } = opened(path, given)
  const to = given.to ?? Infinity
  const viewer: Viewer = given.seat === undefined ? "spectator" : given.seat - 1
  const sitting = sit(box, match, given.lang ?? ownLanguage(), [viewer])
  const paint = given.json ? plainPaint : paintFor(process.stdout)
  const input = given.step && !given.json ? inputFrom(process.stdin, process.stdout, interruption()) : null
  const shown: Shown[] = []
  const opening = story(sitting, viewer, 0, paint)
  if (!given.json && given.from === 1) tellOpening(opening)

  /** Shows these steps; false when somebody has seen enough. */
  async function show(some: Iterable<Step>): Promise<boolean> {
    for (const next of shownSteps(sitting, viewer, some, paint)) {
      if (next.number < given.from || next.number > to) continue
      if (!given.all && next.lines.length === 0 && next.what === "answer") continue
      if (given.json) shown.push(next)
      else if (!(await tell(sitting, viewer, next, given.all === true, input))) return false
    }
    return true
  }

  try {
    if (!(await show(steps))) return input?.interrupted() ? 130 : 0
    if (given.follow && parted === null)
      for await (const more of follow(path, match, interruption())) await show(more)
  } catch (error) {
    throw failureOf(path, error, box)
  } finally {
    input?.close()
  }
  const outcome = outcomeOf(match)
  const told = { entries: file.log.length, agrees, opening, steps: shown }
  if (given.json) printJson(documentOf(sitting, viewer, told))
  else if (outcome !== null && to >= match.log.length)
    print(`\n${paint.bold(plainText(sitting.speaker.outcome(outcome, namesFor(sitting, viewer))))}`)
  if (parted !== null) throw failureOf(path, parted, box)
  return 0
}

/** The match as a document. */
function documentOf(
  sitting: Sitting,
  viewer: Viewer,
  told: { entries: number; agrees: number; opening: string[]; steps: Shown[] },
): object {
  const { box, match } = sitting
  const { entries, agrees, opening, steps } = told
  const outcome = outcomeOf(match)
  const events = seenBy(sitting, viewer).map(({ event }) => event)
  return {
    game: box.game.id,
    seats: match.seats,
    options: match.options,
    seed: match.seed,
    entries,
    agrees,
    over: outcome !== null,
    outcome,
    opening,
    steps,
    ...(box.summary === undefined ? {} : { summary: box.summary(match.seats.length, events).data }),
  }
}

/** What happened before anybody answered anything. */
function tellOpening(lines: readonly string[]): void {
  const columns = pageWidth(process.stdout)
  for (const line of lines) for (const row of wrap(`       ${line}`, columns, " ".repeat(9))) print(row)
}

/** Shows one step; false when somebody has seen enough. */
async function tell(
  sitting: Sitting,
  viewer: Viewer,
  shown: Shown,
  all: boolean,
  input: Input | null,
): Promise<boolean> {
  const paint = paintFor(process.stdout)
  const columns = pageWidth(process.stdout)
  if (input !== null) for (const line of ["", ...board(sitting, viewer, paint, columns)]) print(line)
  if (shown.newTurn) print()
  const about = shown.what === "undo" ? sitting.words.undone : shown.auto && !all ? null : shown.picked
  const head =
    about === null && shown.lines.length > 0
      ? []
      : [`${paint.bold(shown.name)}: ${about ?? sitting.words.nothing}`]
  let number = padLeft(String(shown.number), 5)
  for (const line of [...head, ...shown.lines]) {
    for (const row of wrap(`${paint.dim(number)}  ${line}`, columns, " ".repeat(9))) print(row)
    number = " ".repeat(5)
  }
  if (input === null) return true
  const typed = await input.ask(paint.dim(` ${sitting.words.enterToGoOn} > `))
  return typed !== null && !["q", ...sitting.words.commands.quit].includes(typed)
}
