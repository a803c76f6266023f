// Reads what was decided in a game, and takes nothing that is not as docs/command-line.md says.

import { FORMAT, type Decided, type Ended, type Header, VERSION } from "./format.ts"

export interface Decisions {
  header: Header
  decided: Decided[]
  over: Ended["over"]
}

/** What is wrong, and in which line. */
export class BadDecisions extends Error {
  readonly line: number

  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`)
    this.line = line
  }
}

type Check = (value: unknown) => boolean
type Fields = Record<string, unknown>

const isText: Check = (value) => typeof value === "string"
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value)
const isFlag: Check = (value) => typeof value === "boolean"
const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isNumbers: Check = (value) => isRecord(value) && Object.values(value).every(isNumber)
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const headerFields: Record<keyof Header, Check> = {
  format: (value) => value === FORMAT,
  version: (value) => value === VERSION,
  game: isText,
  rules: isNumber,
  cards: isNumber,
  number: isNumber,
  seed: isText,
  bots: isListOf(isText),
  options: isRecord,
}
const decidedFields = (seats: number): Record<keyof Decided, Check> => ({
  seat: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats,
  prompt: isText,
  kind: isText,
  options: isListOf(isText),
  keys: isListOf(isText),
  features: isNumbers,
})
const overFields: Record<keyof NonNullable<Ended["over"]>, Check> = {
  winners: isListOf(isNumber),
  lost: isFlag,
  how: isText,
  measures: isNumbers,
}

/** All of these fields, each as it should be, and no other. */
function checked<T>(value: unknown, fields: Record<string, Check>, line: number): T {
  if (!isRecord(value)) throw new BadDecisions(line, "it is no JSON object")
  for (const [name, check] of Object.entries(fields))
    if (!check(value[name])) throw new BadDecisions(line, `'${name}' is missing, or not what it should be`)
  const other = Object.keys(value).find((name) => !Object.hasOwn(fields, name))
  if (other !== undefined) throw new BadDecisions(line, `nothing is known of '${other}'`)
  return value as T
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadDecisions(line, "it is no JSON")
  }
}

/** Throws a BadDecisions where it is not what it should be, also where its end is missing. */
export function readDecisions(text: string): Decisions {
  const lines = text.split("\n")
  if (lines.pop() !== "" || lines.length < 2) throw new BadDecisions(lines.length + 1, "its end is missing")
  const [first, ...rest] = lines.map((each, i) => parsed(each, i + 1))
  const header = checked<Header>(first, headerFields, 1)
  const fields = decidedFields(header.bots.length)
  const decided = rest.slice(0, -1).map((each, i) => checked<Decided>(each, fields, i + 2))
  const { over } = checked<Ended>(
    rest.at(-1),
    { over: (value) => value === null || isRecord(value) },
    lines.length,
  )
  if (over !== null) checked(over, overFields, lines.length)
  return { header, decided, over }
}
