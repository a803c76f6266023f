// A simulated game as a match file, so that it can be replayed, verified and looked into.

import { join } from "node:path"
import type { Game, Options } from "@soulspire/kernel"
import { answer, createMatch, fileOf, writeMatchFile } from "@soulspire/match"
import { botName } from "../shell/bot-names.ts"
import type { Answered } from "./play.ts"
import type { Unit } from "./setting.ts"

/** The name of what is written about a game, without its ending. */
export const nameOf = (game: string, { number, side }: Unit): string =>
  `${game}-${number}${side === 0 ? "" : "-paired"}`

/** Where its match goes. */
export const pathOf = (folder: string, game: string, unit: Unit): string =>
  join(folder, `${nameOf(game, unit)}.match`)

/** Whose bot a file names: of one that somebody has brought along, the name of its file. */
const namable = (bot: string): string => bot.split(/[\\/]/).at(-1) as string

export function matchFileOf(
  game: Game,
  table: { options: Options; bots: readonly string[]; seed: string },
  answers: readonly Answered[],
): string {
  const match = createMatch(game, {
    options: table.options,
    seats: table.bots.map((bot, seat) => ({ kind: "bot", bot: namable(bot), name: botName(seat) })),
    seed: table.seed,
  })
  for (const { seat, decision, keys } of answers) answer(match, seat, decision, keys)
  return writeMatchFile(fileOf(match))
}
