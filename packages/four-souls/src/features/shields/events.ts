// What is told of shields: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const whom = { thing: "whom" } as const
const amount = { number: "amount" } as const

export const events: Events = {
  prevented: seenByAll("whom", "amount"),
  shield: seenByAll("whom", "amount"),
}

export const telling: Telling = {
  prevented: [{ say: "prevented", with: { whom } }],
  shield: [{ say: "shield", with: { whom, amount } }],
}
