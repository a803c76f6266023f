// Tables that are ready to be played at, and which options of a table are wanted most.

import type { SetupPlan } from "@soulspire/text"
import { CUSTOM, editions, wordsOfEdition } from "../rulesets/rulesets.ts"

export const setup: SetupPlan = {
  presets: [
    { id: "standard", persons: 1, bots: 3, options: {} },
    { id: "solo", persons: 2, bots: 0, options: { mode: "solo" } },
    { id: "coop", persons: 2, bots: 0, options: { mode: "co-op" } },
    { id: "draft", persons: 1, bots: 1, options: { draft: true } },
    { id: "rooms", persons: 1, bots: 2, options: { rooms: true, sets: ["base", "requiem"] } },
    { id: "italian", persons: 1, bots: 3, options: { ruleset: "italian" } },
    { id: "first-edition", persons: 1, bots: 3, options: { ruleset: "classic", cardEdition: "first" } },
  ],
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
  cards: {},
  details: {
    switches: {
      of: "ruleset",
      at: CUSTOM,
      begin: editions.map((edition) => ({
        called: `setting.ruleset.${edition}`,
        value: wordsOfEdition(edition),
      })),
    },
  },
}
