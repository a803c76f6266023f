// A simulated game as a match file, so that it can be replayed, verified and looked into.

import { join } from "node:path"
import type { Game } from "@soulspire/kernel"
import { answer, createMatch, fileOf, writeMatchFile } from "@soulspire/match"
import { botName } from "../shell/bot-names.ts"
import { type Answered, seedOf, type Setting } from "./play.ts"

/** Where it goes. */
export const pathOf = (folder: string, game: string, number: number): string =>
  join(folder, `${game}-${number}.match`)

export function matchFileOf(
  game: Game,
  setting: Setting,
  number: number,
  answers: readonly Answered[],
): string {
  const match = createMatch(game, {
    options: setting.options,
    seats: setting.bots.map((bot, seat) => ({ kind: "bot", bot, name: botName(seat) })),
    seed: seedOf(setting, number),
  })
  for (const { seat, decision, keys } of answers) answer(match, seat, decision, keys)
  return writeMatchFile(fileOf(match))
}
