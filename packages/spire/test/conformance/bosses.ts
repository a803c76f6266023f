// The bosses that wait at the top of an Act, by their names, and which of them fall in a game.

import type { GameEvent } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { combatsIn } from "../../src/campaign/combats.ts"
import { enemies } from "../../src/cards/index.ts"

const defs = new Map(spire.cards.map((def) => [def.id, def]))

/** Those that come with another lie aside. */
const nameOf = new Map(
  enemies.flatMap(({ id, name, rank, aside }) =>
    rank === "boss" && aside === undefined ? [[id, name]] : [],
  ),
)

/** One for all the forms that an ascension gives it. */
export const bosses: readonly string[] = [...new Set(nameOf.values())]

export const fallenIn = (events: readonly GameEvent[]): string[] =>
  combatsIn([{ events, unhurt: false, threw: null, packs: null }], defs).bosses.map(
    (id) => nameOf.get(id) ?? id,
  )
