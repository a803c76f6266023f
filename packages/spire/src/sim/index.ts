// What Spire tells those who have it played many times without a screen.

import type { Numbers, SimPlan } from "@soulspire/text"
import type { SpireState } from "../game.ts"
import { suites } from "./suites.ts"

/** How far a climb came, and what was left; of a combat alone, how long it took. */
function measures({ table }: SpireState): Numbers {
  const hp = table.players.reduce((sum, player) => sum + (player.dead > 0 ? 0 : Math.max(0, player.hp)), 0)
  const way = table.path === "" ? 0 : table.path.split("/").length
  return table.climb > 0
    ? { "act reached": table.act, "floor reached": way, "HP left": hp }
    : { rounds: table.round, "HP left": hp }
}

export const sim: SimPlan<SpireState> = {
  own: ["deck", "draw", "hand", "discard", "exhaust", "powers", "board", "items"],
  measures,
  suites,
}
