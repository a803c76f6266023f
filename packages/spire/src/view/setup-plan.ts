// Climbs that are ready to be begun, and which options of a table are wanted most.

import type { Preset, SeatChoice, SetupPlan } from "@soulspire/text"
import { hasAct } from "../cards/acts.ts"
import { cards, characters, defs } from "../cards/index.ts"
import { arrivals, laterActs, newcomers, tableOptions } from "../state/options.ts"

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

const usual = Object.fromEntries(Object.entries(tableOptions).map(([name, field]) => [name, field.default]))

const later: readonly Preset[] = [
  ...(has(2, 3) ? [{ id: "allActs", glyph: "evil-tower", options: { lastAct: 3 } }] : []),
  ...(has(2) ? [{ id: "actTwo", glyph: "castle", options: { firstAct: 2, lastAct: 2 } }] : []),
]

export const setup: SetupPlan = {
  together: true,
  presets: [
    { id: "actOne", glyph: "stairs", options: {} },
    ...later,
    {
      id: "fight",
      glyph: "sword-clash",
      options: { room: "encounter", rewards: 4, upgrades: 2, relics: 1 },
    },
    {
      id: "boss",
      glyph: "crowned-skull",
      options: { room: "boss", rewards: 12, upgrades: 6, relics: 3, potions: 2 },
    },
    { id: "daily", glyph: "calendar", options: { daily: true } },
    { id: "ascension", glyph: "mountain-climbing", options: { ascension: 5 } },
  ],
  seated: { persons: 1, bots: 0 },
  common: [
    "characters",
    "room",
    "firstAct",
    "lastAct",
    "ascension",
    "daily",
    "modifiers",
    "everythingUnlocked",
  ],
  cards: {
    characters: { kind: "character", each: "seat", of: [first, ...others] },
    modifiers: { kind: "modifier", each: "some" },
  },
  details: {
    lastAct: { of: "room", at: ["climb"] },
    modifiers: { of: "daily", at: [false] },
    unlocked: { of: "everythingUnlocked", at: [false] },
    sequential: { of: "printing", at: ["first"] },
  },
  arrivals: {
    option: "newcomers",
    of: (options, seats) => arrivals({ ...usual, ...options }, seats),
    said: newcomers,
    choices: (options) => laterActs({ ...usual, ...options }),
  },
  pictures: {
    "room.climb": "stairs",
    "room.first-encounter": "sword-brandish",
    "room.encounter": "sword-clash",
    "room.elite": "horned-skull",
    "room.boss": "crowned-skull",
  },
}
