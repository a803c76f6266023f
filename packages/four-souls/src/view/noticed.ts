// What of a game is seen and heard beyond a line in the log, and what a click on the table can mean.

import type { CardView, View } from "@soulspire/kernel"
import type { LastComesFirst, Lead, Noticed } from "@soulspire/text"
import { beats } from "./beats.ts"

export const noticed: Noticed = {
  beats,
  sounds: {
    rolls: "die",
    dice: "die",
    changeRoll: "die",
    damage: "hit",
    heal: "heal",
    gainCents: "coin",
    passCents: "coin",
    playerDies: "death",
    dying: "death",
    gainSoul: "soul",
    soulGained: "soul",
    prevented: "block",
    turn: "turn",
  },
  headlines: ["turn"],
  about: ["obj", "whom", "who", "source", "by", "to"],
}

const shown = ({ shows }: CardView, field: string): number | undefined => {
  const value = shows?.[field]
  return typeof value === "number" ? value : undefined
}

/** What whoever looks has in ¢. */
function centsOf({ table, seat }: View): number {
  const own = Array.isArray(table["players"]) ? table["players"][seat] : null
  const cents = typeof own === "object" && own !== null && "cents" in own ? own["cents"] : 0
  return typeof cents === "number" ? cents : 0
}

/** Each is put onto the stack, or onto the deck, above those before it. */
export const lastComesFirst: LastComesFirst = { "deck-order": "top", triggers: "first", deaths: "first" }

export const leads: readonly Lead[] = [
  { zone: "monsters", key: "attack", fits: (card) => shown(card, "health") !== undefined },
  // Who cannot pay would have bought nothing.
  { zone: "shop", key: "buy", fits: (card, view) => (shown(card, "price") ?? 0) <= centsOf(view) },
]
