// Climbs that are ready to be begun, and which options of a table are wanted most.

import type { SeatChoice, SetupPlan } from "@soulspire/text"
import { hasAct } from "../cards/acts.ts"
import { cards, characters, defs } from "../cards/index.ts"

/** Each character with its starter deck (STS-2.1). */
const [first, ...others] = characters.map(({ id, def }): SeatChoice => ({
  value: id,
  card: def.id,
  cards: cards.flatMap(({ character, deck, sides, count }) =>
    character === id && deck === "starter" ? { card: sides[0].id, count } : [],
  ),
}))

/** What the box can be climbed with. */
const has = (...acts: number[]): boolean => acts.every((act) => hasAct(defs, act, 0))

const later = [
  ...(has(2, 3) ? [{ id: "allActs", persons: 1, bots: 0, options: { lastAct: 3 } }] : []),
  ...(has(2) ? [{ id: "actTwo", persons: 1, bots: 0, options: { firstAct: 2, lastAct: 2 } }] : []),
]

export const setup: SetupPlan = {
  together: true,
  presets: [
    { id: "actOne", persons: 1, bots: 0, options: {} },
    { id: "silent", persons: 1, bots: 0, options: { characters: ["silent"] } },
    { id: "defect", persons: 1, bots: 0, options: { characters: ["defect"] } },
    { id: "watcher", persons: 1, bots: 0, options: { characters: ["watcher"] } },
    { id: "pair", persons: 2, bots: 0, options: {} },
    {
      id: "fight",
      persons: 1,
      bots: 0,
      options: { room: "encounter", rewards: 4, upgrades: 2, relics: 1 },
    },
    {
      id: "boss",
      persons: 1,
      bots: 0,
      options: { room: "boss", rewards: 12, upgrades: 6, relics: 3, potions: 2 },
    },
    ...later,
    { id: "daily", persons: 1, bots: 0, options: { daily: true } },
    { id: "ascension", persons: 1, bots: 0, options: { ascension: 5 } },
  ],
  common: ["characters", "room", "lastAct", "ascension", "daily", "modifiers", "everythingUnlocked"],
  cards: {
    characters: { kind: "character", each: "seat", of: [first, ...others] },
    modifiers: { kind: "modifier", each: "some" },
  },
}
