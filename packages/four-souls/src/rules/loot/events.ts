// What is told of cents and loot: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const amount = { number: "amount" } as const

export const events: Events = {
  gainCents: seenByAll("who", "amount"),
  loseCents: seenByAll("who", "amount", "to"),
  loot: seenByAll("who", "amount", "step"),
  lootPlay: seenByAll("who", "amount"),
}

export const telling: Telling = {
  gainCents: [{ say: "gainCents", with: { who, amount } }],
  loseCents: [
    { if: { to: true }, say: "loseCents.to", with: { who, amount, to: { seat: "to" } } },
    { say: "loseCents", with: { who, amount } },
  ],
  // Each card that is drawn is told by itself.
  loot: [],
  lootPlay: [{ say: "lootPlay", with: { who, amount } }],
}
