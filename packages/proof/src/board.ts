// How the proof game's board is drawn where nobody knows the game.

import type { BoardPlan } from "@soulspire/text"

export const board: BoardPlan = {
  head: [{ field: "round", of: "rounds" }, { field: "dayDie" }, { field: "goal" }],
  rows: ["field", "stack", "aside"],
  piles: ["deck", "discard", "foes", "graves"],
  seatZones: ["board", "hand", "tray"],
  quiet: ["stack", "aside", "tray", "board"],
  seats: {
    field: "players",
    numbers: [
      { field: "lights", show: "always" },
      { field: "coins", show: "always" },
      { field: "damage", show: "set" },
      { field: "plays", show: "set" },
      { field: "down", show: "flag" },
    ],
  },
  card: [
    { field: "value", show: "set" },
    { field: "health", show: "always", less: "damage" },
    { field: "guard", show: "always" },
    { field: "might", show: "always" },
    { field: "tapped", show: "flag" },
  ],
}
