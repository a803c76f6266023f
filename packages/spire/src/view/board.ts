// How a combat and the way up are drawn where nobody knows the game.

import type { BoardPlan, ShownNumber } from "@soulspire/text"
import { shownOfFeatures } from "../features/gathered.ts"
import { shownTokens } from "../tokens/rules.ts"

const block: ShownNumber = { field: "block", show: "set" }

export const board: BoardPlan = {
  map: { field: "map", phase: "map" },
  head: [
    { field: "act", named: "set.act-" },
    { field: "round", set: true },
    { field: "die", set: true },
    { field: "ruby", set: true },
    { field: "sapphire", set: true },
    { field: "emerald", set: true },
  ],
  told: ["room"],
  rows: ["enemies", "playing", "attached", "pool"],
  piles: ["leftCombat", "bossDeck"],
  seatZones: ["board", "items", "offers", "deck", "powers", "hand", "draw", "discard", "exhaust"],
  quiet: [
    "enemies",
    "playing",
    "attached",
    "pool",
    "leftCombat",
    "items",
    "offers",
    "deck",
    "powers",
    "hand",
    "draw",
    "discard",
    "exhaust",
  ],
  seats: {
    field: "players",
    numbers: [
      { field: "rowNumber", show: "always" },
      { field: "hp", show: "always" },
      { field: "energy", show: "always" },
      block,
      ...shownTokens.player,
      ...shownOfFeatures,
      { field: "gold", show: "set" },
      { field: "offered", show: "set" },
      { field: "dead", show: "flag" },
      { field: "away", show: "set" },
    ],
  },
  card: [
    { field: "rowNumber", show: "set" },
    { field: "toRow", show: "set" },
    { field: "hp", show: "always" },
    { field: "leastHp", show: "set" },
    block,
    ...shownTokens.enemy,
    { field: "damage", show: "set" },
    { field: "times", show: "set" },
    { field: "counters", show: "set" },
    { field: "price", show: "set" },
    { field: "takenBy", show: "flag" },
  ],
  coming: "coming",
  order: ["rowNumber", "place"],
}
