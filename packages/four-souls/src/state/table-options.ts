// What a table of Four Souls can be set up with.

import type { Def, OptionSchema } from "@soulspire/kernel"
import { deckWays, setOf } from "../rules/set-up/decks/build.ts"
import { ratioDecks, ratioOption, standardRatios } from "../rules/set-up/decks/ratios.ts"
import { variantOptions } from "../rules/variants/index.ts"
import { modeOptions } from "../rules/challenge/modes.ts"
import { rulesetOptions } from "../rulesets/rulesets.ts"
import { cardEditions } from "./card-editions.ts"
import type { Table } from "./types.ts"

/** The most cards that anybody might pick by hand. */
const MOST_PICKED = 2000

const ratioOptions: OptionSchema = Object.fromEntries(
  ratioDecks.map((deck) => [
    ratioOption(deck),
    { kind: "table", default: standardRatios[deck], min: 0, max: 999, rule: "FS-19.6" },
  ]),
)

/** The sets that these cards come from, the base set first. */
const setsOf = (defs: readonly Def[]): string[] => [...new Set(["base", ...defs.map(setOf).toSorted()])]

export function tableOptions(defs: readonly Def[], challenges: readonly string[]): OptionSchema {
  const sets = setsOf(defs)
  return {
    ...rulesetOptions,
    cardEdition: { kind: "choice", default: "present", choices: cardEditions, rule: "FSC-E.6" },
    bonusSouls: { kind: "flag", default: true },
    rooms: { kind: "flag", default: false },
    pool: { kind: "number", default: 100, min: 100, max: 999, rule: "FS-1.2" },
    firstPlayer: {
      kind: "choice",
      default: "lot",
      choices: ["lot", "die", "saddest", "seat"] satisfies Table["begins"][],
      rule: "FS-1.11",
    },
    ...modeOptions,
    challenge: { kind: "choice", default: "none", choices: ["none", ...challenges], rule: "FS-18.7" },
    sets: { kind: "list", default: ["base"], of: sets, most: sets.length, rule: "FS-2.7.4" },
    decks: { kind: "choice", default: "all", choices: deckWays, rule: "FS-19.1" },
    ...ratioOptions,
    picked: { kind: "list", default: [], most: MOST_PICKED, rule: "FS-19.1" },
    barter: { kind: "flag", default: true, rule: "FS-12.1" },
    tradeItems: { kind: "flag", default: false, rule: "FS-IT-10" },
    removal: { kind: "flag", default: false, rule: "FS-Q-9" },
    draft: { kind: "flag", default: false, rule: "FS-20.1" },
    edenOnly: { kind: "flag", default: false, rule: "FS-20.2" },
    ...variantOptions,
  }
}
