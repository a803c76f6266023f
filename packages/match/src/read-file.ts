// Reads a match file from text that anybody may have written. Whether it is a game that could have been played is for
// `replay` to find out.

import { type Def, type OptionValue, type Outcome, type Seat, seatNo } from "@soulspire/kernel"
import { FORMAT, type Header, type MatchFile } from "./file.ts"
import type { Entry } from "./log.ts"
import { misshapen, problem } from "./problems.ts"
import { positionCheck } from "./position.ts"
import { seatingCheck, seatingsCheck, seedCheck } from "./seats.ts"
import {
  byTag,
  type Check,
  exactly,
  integer,
  list,
  Misshapen,
  plain,
  record,
  shape,
  text,
  word,
} from "@soulspire/kernel/outside"

/** No match file is longer: whoever reads one need not even begin. */
export const MOST_TEXT = 100_000_000
const MOST_LINES = 1_000_000
const MOST_LINE = 20_000_000

const seat: Check<Seat> = (value, at) => seatNo(integer(0, 15)(value, at))
const hash = integer(0, Number.MAX_SAFE_INTEGER)

const number = integer(-1_000_000_000, 1_000_000_000)
const names = list(text(200), 5000)
const numbers = record(number, 200)
/** Only the outline: whether it is an option of the game is for the game to say. */
const option: Check<OptionValue> = (value, at) => {
  if (typeof value === "string") return text(200)(value, at)
  if (typeof value === "boolean") return value
  if (typeof value !== "object") return number(value, at)
  return Array.isArray(value) ? names(value, at) : numbers(value, at)
}

const version = word(80)

const header: Check<Header> = shape(
  {
    soulspire: exactly(FORMAT),
    game: word(80, 1),
    version,
    rules: hash,
    content: hash,
    options: record(option, 100),
    seed: seedCheck,
    seats: seatingsCheck,
    start: hash,
  },
  { position: positionCheck },
)

/** No table has room for more cards. */
const MOST_CARDS = 4095
/** No card has a larger number on it. */
const PRINTED = 999
const printed = integer(-PRINTED, PRINTED)
/** Only the outline: what abilities are made of is the compiler's to judge. */
const def = shape(
  {
    id: word(200, 1),
    back: word(200),
    kinds: list(word(200), 100),
    facts: record(printed, 100),
    abilities: list(record(plain(60, PRINTED), 100), 100),
  },
  { face: word(200, 1) },
) as unknown as Check<Def>

export const answerKeys = list(text(400), 500)

const outcome: Check<Outcome> = shape(
  { winners: list(seat, 16), how: text(200) },
  { losers: list(seat, 16), cycle: list(text(400), 10_000) },
)

const lines = {
  cards: shape({ k: exactly("cards"), cards: list(def, MOST_CARDS) }),
  answer: shape(
    { k: exactly("answer"), seat, decision: hash, keys: answerKeys, hash },
    { auto: exactly(true) },
  ) as Check<Entry>,
  undo: shape({
    k: exactly("undo"),
    seat,
    to: integer(0, MOST_LINES),
    agreed: list(seat, 16),
    hash,
  }) as Check<Entry>,
  seat: shape({ k: exactly("seat"), seat, now: seatingCheck }) as Check<Entry>,
  rules: shape({ k: exactly("rules"), version, rules: hash }) as Check<Entry>,
  end: shape({ k: exactly("end"), outcome }),
}

type Line = Entry | { k: "cards"; cards: Def[] } | { k: "end"; outcome: Outcome }
const anyLine = byTag<"k", Line>("k", lines)

function parse(line: string, no: number): unknown {
  if (line.length > MOST_LINE) throw problem(no, "file.too-big", { most: MOST_LINE })
  try {
    return JSON.parse(line) as unknown
  } catch {
    throw problem(no, "file.not-json", {})
  }
}

/** A check's complaint becomes one about the line. */
function shaped<T>(check: Check<T>, value: unknown, no: number): T {
  try {
    return check(value, "")
  } catch (error) {
    if (error instanceof Misshapen) throw misshapen(no, error)
    throw error
  }
}

/** Whatever stands there; more than one word is none. */
const formatName = (format: unknown): string =>
  typeof format === "number" || typeof format === "string" ? `${format}`.slice(0, 40) : typeof format

function readHeader(line: string): Header {
  const value = parse(line, 1)
  const format = (value as { soulspire?: unknown } | null)?.soulspire
  if (format === undefined) throw problem(1, "file.not-a-match", {})
  if (format !== FORMAT) throw problem(1, "file.other-format", { format: formatName(format), here: FORMAT })
  return shaped(header, value, 1)
}

/** What was read, and how it was left. */
export interface ReadFile extends MatchFile {
  /** The number of a last line that was never finished (the disk was full, the power went), which is left out; or null. */
  torn: number | null
}

/** A line is finished when its end is there; without it, when it is whole all the same: no part of an object is JSON. */
function isTorn(line: string): boolean {
  try {
    JSON.parse(line)
    return false
  } catch {
    return true
  }
}

/** The lines, and the number of the last one if it is torn and left out. The first one never is: without it there is no match. */
function rowsOf(content: string): { rows: string[]; torn: number | null } {
  // Some editors put a mark in front.
  const rows = (content.startsWith("\uFEFF") ? content.slice(1) : content).split(/\r?\n/)
  const last = rows.pop() ?? ""
  if (last === "") return { rows, torn: null }
  if (rows.length > 0 && isTorn(last)) return { rows, torn: rows.length + 1 }
  return { rows: [...rows, last], torn: null }
}

/** Throws a MatchFileError with the number of the first line that is no line of a match file. */
export function readMatchFile(content: string): ReadFile {
  if (content.length > MOST_TEXT) throw problem(1, "file.too-big", { most: MOST_TEXT })
  const { rows, torn } = rowsOf(content)
  if (rows.length === 0) throw problem(1, "file.empty", {})
  if (rows.length > MOST_LINES) throw problem(MOST_LINES, "file.too-big", { most: MOST_LINES })
  const file: ReadFile & { log: Entry[] } = {
    header: readHeader(rows[0]),
    cards: null,
    log: [],
    end: null,
    torn,
  }
  rows.slice(1).forEach((row, i) => {
    const no = i + 2
    if (file.end !== null) throw problem(no, "file.after-the-end", {})
    const line = shaped(anyLine, parse(row, no), no)
    if (line.k === "end") file.end = line.outcome
    else if (line.k !== "cards") file.log.push(line)
    else if (no === 2) file.cards = line.cards
    else throw problem(no, "file.shape", { field: "k", wanted: "answer | undo | seat | rules | end" })
  })
  return file
}
