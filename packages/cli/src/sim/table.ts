// Who plays a game: bots of the house, and those that somebody has brought along, each in a thread of its own.

import type { GameBox } from "@soulspire/text"
import { botOf } from "../shell/arguments.ts"
import { foreignBot, isFile } from "./foreign/host.ts"
import { type Player, playGame, type Watch } from "./play.ts"
import type { Played, Unended } from "./result.ts"
import { botsIn, type Setting, type Unit } from "./setting.ts"

/** Plays a game with the bots of a setting. Whoever was brought along begins anew in each game and in each seat. */
export function playWithBots(box: GameBox, setting: Setting, unit: Unit, watch?: Watch): Played | Unended {
  const ends: (() => void)[] = []
  const players = botsIn(setting, unit).map((spec, seat): Player => {
    if (!isFile(spec)) return { bot: botOf(spec), isForeign: false }
    const bot = foreignBot(spec, setting.game, seat, setting.think)
    ends.push(() => bot.end())
    return { bot, isForeign: true }
  })
  try {
    return playGame(box, setting, unit, players, watch)
  } finally {
    for (const end of ends) end()
  }
}
