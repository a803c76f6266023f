// What is told of items and souls: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const obj = { thing: "obj" } as const

export const events: Events = {
  gainItem: seenByAll("who", "obj"),
  gainTreasure: seenByAll("who", "amount"),
  destroy: seenByAll("whom", "obj"),
  handOver: seenByAll("obj", "who", "cause"),
  gainSoul: seenByAll("obj", "who"),
  soulGained: seenByAll("who", "obj"),
  soulGiven: seenByAll("who", "obj"),
  deactivate: seenByAll("whom"),
  recharge: seenByAll("whom"),
  swap: seenByAll("one", "other"),
}

export const telling: Telling = {
  gainItem: [],
  gainTreasure: [],
  destroy: [],
  handOver: [
    { if: { cause: "steal" }, say: "handOver.steal", with: { who, obj } },
    { if: { cause: "give" }, say: "handOver.give", with: { who, obj } },
    { if: { cause: "trade" }, say: "handOver.trade", with: { who, obj } },
    { if: { cause: "buy" }, say: "handOver.buy", with: { who, obj } },
    { if: { cause: "curse" }, say: "handOver.curse", with: { who, obj } },
    { say: "handOver", with: { who, obj } },
  ],
  gainSoul: [{ say: "gainSoul", with: { who, obj } }],
  soulGained: [],
  soulGiven: [],
  // Everything is turned at once, and the board shows it.
  deactivate: [],
  recharge: [],
  swap: [{ say: "swap", with: { one: { thing: "one" }, other: { thing: "other" } } }],
}
