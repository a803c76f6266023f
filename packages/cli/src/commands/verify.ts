// `soulspire verify`: plays match files again and compares every hash.

import type { Command } from "commander"
import { MatchFileError, outcomeOf, replaying } from "@soulspire/match"
import type { GameBox } from "@soulspire/text"
import { openMatchFile } from "../file/open.ts"
import { fileNotes, problemLine } from "../file/problem.ts"
import { breathe, interruption } from "../shell/interrupt.ts"
import { Mistake } from "../shell/mistake.ts"
import { paintFor } from "../shell/paint.ts"
import { print, printJson, remark } from "../shell/print.ts"
import { type Progress, progress } from "../shell/progress.ts"
import { newCommand, type Shell } from "../shell/shell.ts"

interface Given {
  json?: true
}

/** What became of one file. */
type Verdict =
  | { file: string; good: true; game: string; answers: number; over: boolean; notes: string[] }
  | { file: string; good: false; error: string; line: number }

const examples = `
Examples:
  soulspire verify saves/proof-1.match     one match
  soulspire verify saves/*.match --json    many, as one document

A file that was damaged or changed is refused with the line that is wrong. A last line that was never finished is left
out, and you are told.`

export function addVerify(program: Command, shell: Shell): void {
  newCommand(program, "verify")
    .summary("play match files again and compare every hash")
    .description("Plays match files again, answer by answer, and compares every hash on the way.")
    .usage("<file...> [options]")
    .argument("[files...]", "match files")
    .option("--json", "one JSON document instead of lines")
    .addHelpText("after", examples)
    .action(shell.does(verify))
}

async function verdictOn(
  path: string,
  bar: (all: number) => Progress,
  signal: AbortSignal,
): Promise<Verdict | null> {
  let box: GameBox | undefined
  try {
    const opened = openMatchFile(path)
    const { file } = opened
    box = opened.box
    const { match, steps } = replaying(file, box.game)
    const shown = bar(file.log.length)
    try {
      for (const step of steps) {
        shown.at(step.at + 1)
        if (step.at % 200 === 199) await breathe()
        if (signal.aborted) return null
      }
    } finally {
      shown.end()
    }
    const over = outcomeOf(match) !== null
    const notes = fileNotes(file, over, box, "en")
    return { file: path, good: true, game: box.game.id, answers: match.answers.length, over, notes }
  } catch (error) {
    if (!(error instanceof MatchFileError)) throw error
    return { file: path, good: false, error: problemLine(error, box), line: error.line }
  }
}

async function verify(paths: readonly string[], given: Given): Promise<number> {
  if (paths.length === 0) throw new Mistake("which files? soulspire verify <file...>")
  const signal = interruption()
  const verdicts: Verdict[] = []
  for (const path of paths) {
    const name = paths.length === 1 ? "verify" : `verify ${verdicts.length + 1} of ${paths.length}`
    const verdict = await verdictOn(path, (all) => progress(name, all), signal)
    if (verdict === null) break
    verdicts.push(verdict)
    if (!given.json) tell(verdict)
  }
  const good = verdicts.filter((each) => each.good).length
  if (given.json) printJson({ files: paths.length, good, bad: verdicts.length - good, verdicts })
  else if (paths.length > 1) print(`${good} of ${paths.length} files are good.`)
  if (verdicts.length < paths.length) remark(`interrupted after ${verdicts.length} of ${paths.length} files`)
  return verdicts.length < paths.length ? 130 : good === paths.length ? 0 : 1
}

function tell(verdict: Verdict): void {
  const paint = paintFor(process.stdout)
  if (!verdict.good) return remark(`${verdict.file}: ${verdict.error}`)
  const { file, game, answers, over, notes } = verdict
  print(
    `${paint.green("✓")} ${file}  ${paint.dim(`${game}, ${answers} answers, ${over ? "over" : "not over yet"}`)}`,
  )
  for (const note of notes) remark(`${file}: ${note}`)
}
