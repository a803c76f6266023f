// What is told of timers and challenges: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"
import { challengeTelling } from "./told.ts"

export const events: Events = {
  timer: seenByAll("now"),
  timerSet: seenByAll("now"),
  challenge: seenByAll("card"),
}

export const telling: Telling = {
  timer: [{ say: "timer", with: { now: { number: "now" } } }],
  timerSet: [{ say: "timerSet", with: { now: { number: "now" } } }],
  challenge: challengeTelling,
}
