// The tables at which bots are looked at: a climb, and a combat of each kind, one of them for two.

import { spire } from "@soulspire/spire"
import type { Setting } from "@soulspire/testkit"

export type SpireState = ReturnType<typeof spire.create>

export const tables: Readonly<Record<string, Setting<SpireState>>> = {
  "a climb": { game: spire, options: { characters: ["silent"], lastAct: 1, moreHp: 30 }, seats: 1 },
  "an elite and two players": {
    game: spire,
    options: { room: "elite", characters: ["ironclad", "watcher"], rewards: 4 },
    seats: 2,
  },
  "an encounter": {
    game: spire,
    options: { room: "encounter", characters: ["defect"], rewards: 6, potions: 2 },
    seats: 1,
  },
  "a boss": {
    game: spire,
    options: { room: "boss", characters: ["silent"], rewards: 6, relics: 3 },
    seats: 1,
  },
}
