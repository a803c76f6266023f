// What is told of counters: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const whom = { thing: "whom" } as const

export const events: Events = {
  counters: seenByAll("whom", "name", "now"),
}

export const telling: Telling = {
  counters: [
    { if: { name: "level" }, say: "counters.level", with: { whom, now: { number: "now" } } },
    { if: { name: "gold" }, say: "counters.gold", with: { whom, now: { number: "now" } } },
    { say: "counters", with: { whom, now: { number: "now" } } },
  ],
}
