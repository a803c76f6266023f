// How a combat is drawn where nobody knows the game.

import type { BoardPlan, ShownNumber } from "@soulspire/text"

const tokens: readonly ShownNumber[] = [
  { field: "block", show: "set" },
  { field: "strength", show: "set" },
  { field: "weak", show: "set" },
  { field: "vulnerable", show: "set" },
]

export const board: BoardPlan = {
  head: [{ field: "round" }, { field: "die" }],
  rows: ["enemies", "playing", "attached"],
  piles: ["fallen"],
  seatZones: ["board", "items", "powers", "hand", "draw", "discard", "exhaust"],
  quiet: ["playing", "attached", "fallen", "items", "powers", "discard", "exhaust"],
  seats: {
    field: "players",
    numbers: [
      { field: "rowNumber", show: "always" },
      { field: "hp", show: "always" },
      { field: "energy", show: "always" },
      ...tokens,
      { field: "shivs", show: "set" },
      { field: "miracles", show: "set" },
      { field: "calm", show: "flag" },
      { field: "wrath", show: "flag" },
      { field: "orbSlots", show: "set" },
      { field: "lightning", show: "set" },
      { field: "frost", show: "set" },
      { field: "dark", show: "set" },
      { field: "gold", show: "set" },
      { field: "dead", show: "flag" },
    ],
  },
  card: [
    { field: "rowNumber", show: "set" },
    { field: "hp", show: "always" },
    ...tokens,
    { field: "poison", show: "set" },
    { field: "damage", show: "set" },
    { field: "times", show: "set" },
  ],
  coming: "coming",
  order: ["rowNumber", "place"],
}
