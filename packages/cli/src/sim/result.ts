// What becomes of a game: played to its end, not ended, or broken.

import type { Unit } from "./setting.ts"
import type { CardsOfSeat } from "./cards.ts"

interface Of extends Unit {
  seed: string
  /** Where its match file lies. */
  file?: string
}

interface Ran extends Of {
  decisions: number
  /** By seat, if cards are counted. */
  cards?: CardsOfSeat[]
}

export interface Played extends Ran {
  k: "played"
  /** As the game counts them; null when it does not. */
  turns: number | null
  winners: number[]
  /** The game itself has won. */
  lost: boolean
  how: string
  hash: number
  measures: Readonly<Record<string, number>>
}

/** It went on for too long, or somebody's own bot gave no answer that could be taken. */
export interface Unended extends Ran {
  k: "unended"
  why: "limit" | "forfeit"
  /** Who has forfeited it. */
  seat: number | null
  says: string
}

export interface Broken extends Of {
  k: "broken"
  error: string
}

export type Result = Played | Unended | Broken

export const isPlayed = (result: Result): result is Played => result.k === "played"
export const isUnended = (result: Result): result is Unended => result.k === "unended"
export const isBroken = (result: Result): result is Broken => result.k === "broken"

/** Has this seat won? A game that did not end is nobody's. */
export const isWonBy = (result: Result, seat: number): boolean =>
  isPlayed(result) && result.winners.includes(seat)
