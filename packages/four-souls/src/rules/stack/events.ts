// What is told of the stack: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const whom = { thing: "whom" } as const
const obj = { thing: "obj" } as const
const source = { source: "path" } as const

export const events: Events = {
  stacked: seenByAll("obj", "by", "source", "path", "act"),
  activate: seenByAll("who", "whom"),
  resolve: seenByAll("source", "path"),
  fizzle: seenByAll("source", "path", "why"),
  cancel: seenByAll("obj", "what", "from", "whom"),
}

export const telling: Telling = {
  stacked: [
    { if: { act: "activate" }, say: "activate", with: { who: { seat: "by" }, source } },
    { if: { act: "copy" }, say: "copy", with: { who: { seat: "by" }, source } },
    { say: "trigger", with: { source } },
  ],
  activate: [],
  resolve: [],
  fizzle: [
    { if: { why: "condition" }, say: "fizzle.condition", with: { source } },
    { if: { why: "roll" }, say: "fizzle.roll", with: { source } },
    { say: "fizzle", with: { source } },
  ],
  cancel: [
    { if: { what: "ability" }, say: "cancel.ability", with: { from: { thing: "from" } } },
    { if: { what: "roll" }, say: "cancel.roll", with: {} },
    { if: { what: "damage" }, say: "cancel.damage", with: { whom } },
    { if: { what: "death" }, say: "cancel.death", with: { whom } },
    { if: { what: "loot" }, say: "cancel", with: { what: obj } },
  ],
}
