// Tables that are ready to be played at, and which options of a table are wanted most.

import type { Options } from "@soulspire/kernel"
import type { Detail, SetupPlan } from "@soulspire/text"
import { cards } from "../content/index.ts"
import { isPlayed, startsIn } from "../rules/set-up/decks/build.ts"
import { ratioDecks, ratioOption } from "../rules/set-up/decks/ratios.ts"
import { cardOf } from "../state/card-editions.ts"
import { CUSTOM, editions, wordsOfEdition } from "../rulesets/rulesets.ts"

const TOGETHER = ["solo", "co-op"]

/** Only for those who play together, against the timer. */
const together: Detail = { of: "mode", at: TOGETHER }

/** What decides which cards are part of a game, as it usually is. */
const usual: Options = { sets: ["base"], cardEdition: "present", challenge: "none", rooms: false }

const playable = (options: Options, seats: number): string[] =>
  cards.flatMap(({ def }) =>
    startsIn(def) !== null && isPlayed(def, { ...usual, ...options }, seats) ? cardOf(def) : [],
  )

export const setup: SetupPlan = {
  presets: [
    { id: "standard", glyph: "crossed-swords", options: {} },
    { id: "solo", glyph: "two-shadows", options: { mode: "solo" } },
    { id: "coop", glyph: "shaking-hands", options: { mode: "co-op" } },
    { id: "draft", glyph: "card-pick", options: { draft: true } },
    { id: "rooms", glyph: "open-gate", options: { rooms: true, sets: ["base", "requiem"] } },
    { id: "italian", glyph: "rule-book", options: { ruleset: "italian" } },
    {
      id: "first-edition",
      glyph: "tied-scroll",
      options: { ruleset: "classic", cardEdition: "first" },
    },
  ],
  seated: { persons: 1, bots: 3 },
  // FS-17.1
  seats: ({ mode }: Options) => (TOGETHER.includes(mode as string) ? { min: 2, max: 2 } : null),
  common: [
    "mode",
    "difficulty",
    "ruleset",
    "switches",
    "cardEdition",
    "sets",
    "challenge",
    "bonusSouls",
    "rooms",
    "draft",
  ],
  cards: {
    sets: { each: "set" },
    picked: { each: "copy", backs: ["loot", "treasure", "monster", "room"], of: playable },
  },
  details: {
    switches: {
      of: "ruleset",
      at: [CUSTOM],
      begin: editions.map((edition) => ({
        called: `setting.ruleset.${edition}`,
        value: wordsOfEdition(edition),
      })),
    },
    difficulty: together,
    soulCap: together,
    openHands: together,
    picked: { of: "decks", at: ["picked", "ratios"] },
    ...Object.fromEntries(ratioDecks.map((deck) => [ratioOption(deck), { of: "decks", at: ["ratios"] }])),
  },
  pictures: {
    "mode.competitive": "crossed-swords",
    "mode.solo": "two-shadows",
    "mode.co-op": "shaking-hands",
  },
}
