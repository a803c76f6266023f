// Which click leads where, by game: read by the table's store, drawn by each game's own table.

import type { Lead } from "../decide/leads.ts"
import { playerIn, shownNumber } from "./four-souls/shape.ts"

const byGame: Readonly<Record<string, readonly Lead[]>> = {
  "four-souls": [
    { zone: "monsters", key: "attack", fits: (card) => shownNumber(card, "health") !== undefined },
    // Who cannot pay would have bought nothing.
    {
      zone: "shop",
      key: "buy",
      fits: (card, view) => (shownNumber(card, "price") ?? 0) <= playerIn(view, view.seat).cents,
    },
  ],
}

export const leadsOf = (game: string): readonly Lead[] => byGame[game] ?? none
const none: readonly Lead[] = []
