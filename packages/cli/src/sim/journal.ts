// What became of each game, a line each, so that work of hours can be interrupted and gone on with: the first line says what
// is played, and nothing else can be gone on with in the same file.

import { closeSync, openSync, readFileSync, statSync } from "node:fs"
import type { Game } from "@soulspire/kernel"
import { append, type Left } from "../file/append.ts"
import { writeWhole } from "../file/write-whole.ts"
import { Failure, messageOf, Mistake } from "../shell/mistake.ts"
import type { Result } from "./result.ts"
import type { Setting } from "./setting.ts"

const FORMAT = "soulspire-sim"
const VERSION = 1

/** What has to be the same; where files go, and how long somebody's own bot may think, does not matter. */
const headerOf = (
  { out: _out, decisions: _decisions, think: _think, ...same }: Setting,
  game: Game,
): object => ({
  format: FORMAT,
  version: VERSION,
  rules: game.rulesHash,
  content: game.contentHash,
  ...same,
})

export interface Journal {
  /** What it has already. */
  readonly known: readonly Result[]
  /** Adds to it; throws a Failure if that cannot be. */
  add(results: readonly Result[]): void
}

const lineOf = (what: object): string => `${JSON.stringify(what)}\n`

/** Opens it, or begins it. */
export function journalAt(path: string, setting: Setting, game: Game): Journal {
  const header = headerOf(setting, game)
  if (statSync(path, { throwIfNoEntry: false }) === undefined) begin(path, lineOf(header))
  const { known, left } = read(path, header)
  let now = left
  return {
    known,
    add(results) {
      if (results.length > 0) now = append(path, now, results.map(lineOf).join(""))
    },
  }
}

function begin(path: string, text: string): void {
  try {
    writeWhole(path, text)
  } catch (error) {
    throw new Mistake(`--resume: ${path} cannot be written: ${messageOf(error)}`)
  }
}

function read(path: string, header: object): { known: Result[]; left: Left } {
  const text = textOf(path)
  // A last line without an end was never finished.
  const whole = text.slice(0, text.lastIndexOf("\n") + 1)
  const [first, ...rest] = whole
    .split("\n")
    .slice(0, -1)
    .map((line, i) => parsed(path, line, i + 1))
  const other = Object.entries(header).find(
    ([name, value]) => !isSame((first as Named | undefined)?.[name], value),
  )
  if (other !== undefined) throw new Mistake(whyOther(path, first as Named | undefined, other))
  const broken = rest.findIndex((each) => !isResult(each))
  if (broken >= 0) throw new Failure(`${path}: line ${broken + 2} is no game`)
  const games = new Map((rest as Result[]).map((each) => [`${each.number}/${each.side}`, each]))
  const [size, length] = [Buffer.byteLength(text), Buffer.byteLength(whole)]
  return { known: [...games.values()], left: { size, whole: length, unended: false } }
}

type Named = Record<string, unknown>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function whyOther(path: string, there: Named | undefined, [name, here]: [string, unknown]): string {
  if (there?.["format"] !== FORMAT) return `--resume: ${path} is no journal of games`
  const [before, now] = [there[name], here].map((each) => JSON.stringify(each) ?? "nothing")
  return `--resume: ${path} is of other games: ${name} was ${before} there, and is ${now} now`
}

const kinds: Readonly<Record<Result["k"], string>> = { played: "winners", unended: "says", broken: "error" }

const isResult = (value: unknown): value is Result => {
  if (typeof value !== "object" || value === null) return false
  const { k, number, side } = value as Partial<Result>
  return (
    k !== undefined &&
    Object.hasOwn(kinds, k) &&
    kinds[k] in value &&
    Number.isInteger(number) &&
    Number.isInteger(side)
  )
}

function textOf(path: string): string {
  try {
    // Whoever cannot write to it is told before hours of work, not after.
    closeSync(openSync(path, "r+"))
    return readFileSync(path, "utf8")
  } catch (error) {
    throw new Mistake(`--resume: ${path} cannot be read and written: ${messageOf(error)}`)
  }
}

function parsed(path: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Failure(`${path}: line ${number} is no JSON`)
  }
}
