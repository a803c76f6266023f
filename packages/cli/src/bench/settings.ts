// How each game is measured: a game without a line here is measured at its largest table.

import type { Options } from "@soulspire/kernel"

/** Copies and the like are measured on a position in the middle of a long game. */
interface Middle {
  options: Options
  seed: string
  answers: number
}

const middles: Readonly<Record<string, Middle>> = {
  proof: { options: { rounds: 30, goal: 50 }, seed: "a long game", answers: 900 },
}

export const middleOf = (game: string): Middle =>
  middles[game] ?? { options: {}, seed: "a long game", answers: 200 }
