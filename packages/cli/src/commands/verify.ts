// `soulspire verify`: plays match files again and compares every hash.

import type { Command } from "commander"
import { isOtherRules, MatchFileError, outcomeOf, replaying } from "@soulspire/match"
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
  | { file: string; good: false; otherRules: false; error: string; line: number }
  /** Played by rules that are not here; these agree with so many of its entries. */
  | {
      file: string
      good: false
      otherRules: true
      error: string
      line: number
      agrees: number
      entries: number
    }

const examples = `
Examples:
  soulspire verify saves/proof-1.match     one match
  soulspire verify saves/*.match --json    many, as one document

A file that was damaged or changed is refused with the line that is wrong. A last line that was
never finished is left out, and you are told. A match of another version is good if it comes out
the same with the rules installed; if not, you are told how far they agree, and which version can
finish it.`

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
  let agrees = 0
  let entries = 0
  try {
    const opened = openMatchFile(path)
    const { file } = opened
    box = opened.box
    const { match, steps } = replaying(file, box.game)
    entries = file.log.length
    const shown = bar(entries)
    try {
      for (const step of steps) {
        agrees = step.at + 1
        shown.at(agrees)
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
    const wrong = { file: path, good: false, error: problemLine(error, box), line: error.line } as const
    return isOtherRules(error)
      ? { ...wrong, otherRules: true, agrees, entries }
      : { ...wrong, otherRules: false }
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
  const otherRules = verdicts.filter((each) => !each.good && each.otherRules).length
  const bad = verdicts.length - good - otherRules
  if (given.json) printJson({ files: paths.length, good, otherRules, bad, verdicts })
  else if (paths.length > 1)
    print(
      `${good} of ${paths.length} files are good${otherRules === 0 ? "" : `, ${otherRules} of other rules`}.`,
    )
  if (verdicts.length < paths.length) remark(`interrupted after ${verdicts.length} of ${paths.length} files`)
  return verdicts.length < paths.length ? 130 : good === paths.length ? 0 : 1
}

function tell(verdict: Verdict): void {
  const paint = paintFor(process.stdout)
  if (!verdict.good) {
    const far = verdict.otherRules ? ` (${verdict.agrees} of ${verdict.entries} entries agree)` : ""
    return remark(`${verdict.file}: ${verdict.error}${far}`)
  }
  const { file, game, answers, over, notes } = verdict
  print(
    `${paint.green("✓")} ${file}  ${paint.dim(`${game}, ${answers} answers, ${over ? "over" : "not over yet"}`)}`,
  )
  for (const note of notes) remark(`${file}: ${note}`)
}
