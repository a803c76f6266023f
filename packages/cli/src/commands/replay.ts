// `soulspire replay`: shows a match again, all at once or step by step, through somebody's eyes.

import type { Command } from "commander"
import { outcomeOf, replaying, resume } from "@soulspire/match"
import { type Language, plainText } from "@soulspire/text"
import { openMatchFile, withFile } from "../file/open.ts"
import { type Shown, shownSteps } from "../replay/steps.ts"
import { pageWidth, padLeft, wrap } from "../shell/columns.ts"
import { interruption } from "../shell/interrupt.ts"
import { languageOf, ownLanguage } from "../shell/language.ts"
import { Mistake } from "../shell/mistake.ts"
import { paintFor, plainPaint } from "../shell/paint.ts"
import { print, printJson } from "../shell/print.ts"
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
  lang?: Language
  json?: true
}

const examples = `
Examples:
  soulspire replay saves/proof-1.match                      the whole story
  soulspire replay saves/proof-1.match --seat 1 --from 40   through the eyes of seat 1, from answer 40 on
  soulspire replay saves/proof-1.match --step               with the board, Enter for the next step`

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
    .option("--lang <en|it>", "the language (default: your system's)", languageOf)
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", examples)
    .action(shell.does(replay))
}

async function replay(path: string | undefined, given: Given): Promise<number> {
  if (path === undefined) throw new Mistake("which file? soulspire replay <file>")
  const { file, box } = withFile(path, () => openMatchFile(path))
  const { match, steps } = withFile(
    path,
    () => {
      // Checked to its end first: a file that is wrong is not shown as if it were right.
      resume(file, box.game)
      return replaying(file, box.game)
    },
    box,
  )
  if (given.seat !== undefined && given.seat > match.seats.length)
    throw new Mistake(`--seat is 1 to ${match.seats.length} in this match, not ${given.seat}`)
  const to = given.to ?? file.log.length
  if (given.from > to || (file.log.length > 0 && given.from > file.log.length))
    throw new Mistake(
      `--from ${given.from} is too late: ${given.to === undefined ? `the match has ${file.log.length} answers` : `--to is ${to}`}`,
    )
  const viewer: Viewer = given.seat === undefined ? "spectator" : given.seat - 1
  const sitting = sit(box, match, given.lang ?? ownLanguage(), [viewer])
  const input = given.step && !given.json ? inputFrom(process.stdin, process.stdout, interruption()) : null
  const shown: Shown[] = []
  const opening = story(sitting, viewer, 0, given.json ? plainPaint : paintFor(process.stdout))
  if (!given.json && given.from === 1) tellOpening(opening)
  try {
    for (const next of shownSteps(
      sitting,
      viewer,
      steps,
      given.json ? plainPaint : paintFor(process.stdout),
    )) {
      if (next.number < given.from || next.number > to) continue
      if (!given.all && next.lines.length === 0 && next.what === "answer") continue
      if (given.json) shown.push(next)
      else if (!(await tell(sitting, viewer, next, given.all === true, input)))
        return input?.interrupted() ? 130 : 0
    }
  } finally {
    input?.close()
  }
  const outcome = outcomeOf(match)
  if (given.json)
    printJson({
      game: box.game.id,
      seats: match.seats,
      options: match.options,
      seed: match.seed,
      entries: file.log.length,
      over: outcome !== null,
      outcome,
      opening,
      steps: shown,
      ...(box.summary === undefined
        ? {}
        : {
            summary: box.summary(
              match.seats.length,
              seenBy(sitting, viewer).map(({ event }) => event),
            ).data,
          }),
    })
  else if (outcome !== null && to === file.log.length)
    print(
      `\n${paintFor(process.stdout).bold(plainText(sitting.speaker.outcome(outcome, namesFor(sitting, viewer))))}`,
    )
  return 0
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
