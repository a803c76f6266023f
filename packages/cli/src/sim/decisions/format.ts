// What was decided in a game, a JSON document a line: who played what, each answer with the position it was given in, and how
// it ended. Values are fitted from it. docs/command-line.md describes it.

import type { Options } from "@soulspire/kernel"
import type { Numbers } from "@soulspire/text"

export const FORMAT = "soulspire-decisions"
/** Another number once a line means something else. */
export const VERSION = 1

/** The first line. */
export interface Header {
  format: typeof FORMAT
  version: typeof VERSION
  game: string
  /** Hashes of the rules and the cards that it was played by. */
  rules: number
  cards: number
  number: number
  seed: string
  /** By seat. */
  bots: string[]
  options: Options
}

/** One for each answer where there was a choice. */
export interface Decided {
  seat: number
  /** What was asked, and how. */
  prompt: string
  kind: string
  /** The answers that there were, as keys; the one that was given. */
  options: string[]
  keys: string[]
  /** The position before it, as the seat saw it. */
  features: Numbers
}

/** The last line; without an outcome the game did not end. */
export interface Ended {
  over: { winners: number[]; lost: boolean; how: string; measures: Numbers } | null
}
