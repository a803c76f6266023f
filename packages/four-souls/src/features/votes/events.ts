// What is told of votes: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const obj = { thing: "obj" } as const

export const events: Events = {
  votes: seenByAll("who", "obj"),
}

export const telling: Telling = {
  votes: [{ say: "votes", with: { who, obj } }],
}
