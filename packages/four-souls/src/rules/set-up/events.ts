// What is told of the set-up: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const amount = { number: "amount" } as const
const value = { number: "value" } as const

export const events: Events = {
  deckShort: seenByAll("zone", "short", "wanted", "found"),
  gameStarts: {},
  startingCents: seenByAll("who", "amount"),
  startRoll: seenByAll("who", "value"),
  begins: seenByAll("who"),
}

/** Categories of a deck that were too few, by the words for its ratio. */
const short = (deck: string): Telling[string][number] => ({
  if: { zone: `${deck}Deck` },
  say: "deckShort",
  with: {
    zone: { zone: "zone", of: "nobody", case: "the" },
    categories: { words: "short", of: `setting.${deck}Ratio` },
    wanted: { number: "wanted" },
    found: { number: "found" },
  },
})

export const telling: Telling = {
  deckShort: [short("treasure"), short("loot"), short("monster")],
  gameStarts: [],
  startingCents: [{ say: "startingCents", with: { who, amount } }],
  startRoll: [{ say: "startRoll", with: { who, value } }],
  begins: [{ say: "begins", with: { who } }],
}
