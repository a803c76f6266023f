// How the board of Four Souls is drawn where nobody knows the game.

import type { BoardPlan } from "@soulspire/text"

export const board: BoardPlan = {
  head: [
    { field: "turn" },
    { field: "timer" },
    { field: "together", of: "needed" },
    { field: "goal" },
    { field: "pool" },
  ],
  told: ["challenge"],
  rows: ["draft", "monsters", "shop", "rooms", "bonus", "holding", "stack"],
  piles: [
    "lootDeck",
    "lootDiscard",
    "treasureDeck",
    "treasureDiscard",
    "monsterDeck",
    "monsterDiscard",
    "covered",
  ],
  seatZones: ["board", "souls", "hand"],
  quiet: ["draft", "rooms", "bonus", "holding", "stack", "souls", "covered"],
  seats: {
    field: "players",
    numbers: [
      { field: "souls", show: "always" },
      { field: "cents", show: "always" },
      { field: "health", show: "always" },
      { field: "evasion", show: "set" },
      { field: "attack", show: "always" },
      { field: "lootPlays", show: "set" },
      { field: "shield", show: "set" },
      { field: "counters", show: "set" },
      { field: "died", show: "flag" },
    ],
  },
  card: [
    { field: "finalBoss", show: "flag" },
    { field: "minion", show: "flag" },
    { field: "health", show: "always" },
    { field: "evasion", show: "always" },
    { field: "attack", show: "always" },
    { field: "counters", show: "set" },
    { field: "level", show: "set" },
    { field: "noted", show: "set" },
    { field: "deactivated", show: "flag" },
    { field: "attacked", show: "flag" },
    { field: "waits", show: "flag" },
    { field: "rolled", show: "set" },
  ],
}
