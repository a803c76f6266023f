// Reads what a client has sent, which may be anything.

import { preferencesCheck } from "./preferences.ts"
import type { ClientMessage, Question } from "./protocol.ts"
import { answerKeys } from "./read-file.ts"
import { byTag, type Check, exactly, flag, integer, shape, text } from "@soulspire/kernel/outside"

const id = text(80, 1)
const count = integer(0, Number.MAX_SAFE_INTEGER)

const undo: Check<ClientMessage> = byTag<"act", ClientMessage>("act", {
  ask: shape({ t: exactly("undo"), id, act: exactly("ask"), epoch: count }, { to: count, sure: flag }),
  ...Object.fromEntries(
    (["agree", "refuse", "withdraw"] as const).map((act) => [
      act,
      shape({ t: exactly("undo"), id, act: exactly(act), request: count }),
    ]),
  ),
})

const question: Check<Question> = byTag<"what", Question>("what", {
  explain: shape({ what: exactly("explain"), act: text(400, 1) }),
  numbers: shape({ what: exactly("numbers"), ref: count }),
  forecast: shape({ what: exactly("forecast"), epoch: count, decision: count, keys: answerKeys }),
  history: shape({ what: exactly("history") }),
  then: shape({ what: exactly("then"), answers: count }),
})

/** Throws Misshapen if it is no message. */
export const readMessage: Check<ClientMessage> = byTag<"t", ClientMessage>("t", {
  subscribe: shape({ t: exactly("subscribe"), id }, { since: count }),
  answer: shape({ t: exactly("answer"), id, epoch: count, decision: count, keys: answerKeys }),
  undo,
  preferences: shape({ t: exactly("preferences"), id, preferences: preferencesCheck }),
  hint: shape({ t: exactly("hint"), id, epoch: count, decision: count }),
  ask: shape({ t: exactly("ask"), id, question }),
  leave: shape({ t: exactly("leave"), id }),
})

/** The id of something that is no message, if it has one: so that its sender can be told. */
export function idOf(value: unknown): string {
  const given = typeof value === "object" && value !== null ? (value as { id?: unknown }).id : undefined
  return typeof given === "string" && given.length <= 80 ? given : ""
}
