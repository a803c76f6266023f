// How each game is measured: a game without a line here is measured at its largest table.

import type { Options } from "@soulspire/kernel"

/** The table that is played, over and over; a game without one is played by as many as can, as it comes. */
interface Played {
  options: Options
  seats?: number
  /** So many set-ups are made before the clock starts, and each game is a copy of one: where a game is short. */
  setUps?: number
}

/** Copies and the like are measured on a position in the middle of a long game. */
interface Middle {
  options: Options
  seed: string
  answers: number
}

/** One player against a boss, with a deck as it is by then. */
const fight: Options = { room: "boss", rewards: 12, upgrades: 6, relics: 4, potions: 2 }

const tables: Readonly<Record<string, Played>> = { spire: { options: fight, seats: 1, setUps: 500 } }

const middles: Readonly<Record<string, Middle>> = {
  proof: { options: { rounds: 30, goal: 50 }, seed: "a long game", answers: 900 },
  spire: { options: fight, seed: "a long game", answers: 20 },
}

export const tableOf = (game: string): Played => tables[game] ?? { options: {} }

export const middleOf = (game: string): Middle =>
  middles[game] ?? { options: {}, seed: "a long game", answers: 200 }
