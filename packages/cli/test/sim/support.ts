// Games for tests of what is made of them: short ones of the proof game, played in this thread.

import { bots } from "@soulspire/bots"
import { type Player, playGame, type Watch } from "../../src/sim/play.ts"
import type { Played, Result, Unended } from "../../src/sim/result.ts"
import type { Setting } from "../../src/sim/setting.ts"
import { boxOf } from "../../src/shell/arguments.ts"

export const setting = (more: Partial<Setting> = {}): Setting => ({
  game: "proof",
  players: 2,
  sides: [["random", "random"]],
  rotate: false,
  seed: "test",
  options: { goal: 2 },
  suite: null,
  limit: 100_000,
  think: 10,
  out: null,
  decisions: false,
  cards: false,
  ...more,
})

export const random: Player = { bot: bots["random"], isForeign: false }

export const played = (
  of: Setting,
  number: number,
  watch?: Watch,
  players: readonly Player[] = Array.from({ length: of.players }, () => random),
): Played | Unended => playGame(boxOf(of.game), of, { number, side: 0 }, players, watch)

/** A game that was won by these seats, as far as a comparison looks at it. */
export const won = (number: number, side: number, winners: number[], measures = {}): Result => ({
  k: "played",
  number,
  side,
  seed: `test/${number}`,
  decisions: 10,
  turns: 3,
  winners,
  lost: false,
  how: "lights",
  hash: number,
  measures,
})
