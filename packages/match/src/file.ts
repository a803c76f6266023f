// The match file: JSON lines. First the header, then the cards if they are pinned, then the log, then the end if it is over.

import { type Def, hashPlain, type Options, type Outcome, type Plain, type State } from "@soulspire/kernel"
import { type Entry, lastRules, type RulesName } from "./log.ts"
import { type Match, outcomeOf } from "./match.ts"
import type { Seating } from "./seats.ts"

/** The version of the format, named in the header. */
export const FORMAT = 1

export interface Header {
  soulspire: typeof FORMAT
  game: string
  /** Of the game, for people; `rules` is what is compared. Both are of whoever began it: the log tells who went on. */
  version: string
  rules: number
  /** The hash of the cards. */
  content: number
  options: Options
  seed: string
  seats: readonly Seating[]
  /** The hash of the state as it was dealt, or laid. */
  start: number
  /** A position that was set up by hand; only there if there is one. */
  position?: Plain
}

export interface MatchFile {
  header: Header
  /** The cards it is played with, so that a later game with others can play it on; null if they are not pinned. */
  cards: readonly Def[] | null
  log: readonly Entry[]
  end: Outcome | null
}

export interface FileOptions {
  /** Without its cards a file is smaller, and good only for a game with the very same cards. */
  pin?: boolean
}

export function headerOf({ game, options, seed, position, first, start, begunBy }: Match): Header {
  return {
    soulspire: FORMAT,
    game: game.id,
    version: begunBy.version,
    rules: begunBy.rules,
    content: game.contentHash,
    options,
    seed,
    seats: first,
    start,
    ...(position !== null && { position }),
  }
}

export const fileOf = <S extends State>(match: Match<S>, { pin = true }: FileOptions = {}): MatchFile => ({
  header: headerOf(match),
  cards: pin ? match.game.cards : null,
  log: match.log,
  end: outcomeOf(match),
})

/**
 * What identifies a match: its first line, which never changes. (The same table with the same seed and the same people is the
 * same match.)
 */
export const matchId = (header: Header): string => hashPlain(header).toString(36)

/** The rules that it was last played by. */
export const rulesOf = ({ header, log }: Pick<MatchFile, "header" | "log">): RulesName =>
  lastRules(header, log)

/** The line a log entry is in. */
export const lineOf = (file: Pick<MatchFile, "cards">, entry: number): number =>
  entry + (file.cards === null ? 2 : 3)

/** The whole file as text. A host that stores entry by entry writes `JSON.stringify(entry)` a line. */
export function writeMatchFile({ header, cards, log, end }: MatchFile): string {
  const lines: unknown[] = [header]
  if (cards !== null) lines.push({ k: "cards", cards })
  lines.push(...log)
  if (end !== null) lines.push({ k: "end", outcome: end })
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("")
}
