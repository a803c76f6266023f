// Reads what a client has sent, which may be anything.

import { preferencesCheck } from "./preferences.ts"
import type { ClientMessage } from "./protocol.ts"
import { answerKeys } from "./read-file.ts"
import { byTag, type Check, exactly, flag, integer, shape, text } from "./shape.ts"

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

/** Throws Misshapen if it is no message. */
export const readMessage: Check<ClientMessage> = byTag<"t", ClientMessage>("t", {
  subscribe: shape({ t: exactly("subscribe"), id }, { since: count }),
  answer: shape({ t: exactly("answer"), id, epoch: count, decision: count, keys: answerKeys }),
  undo,
  preferences: shape({ t: exactly("preferences"), id, preferences: preferencesCheck }),
  hint: shape({ t: exactly("hint"), id, epoch: count, decision: count }),
  leave: shape({ t: exactly("leave"), id }),
})

/** The id of something that is no message, if it has one: so that its sender can be told. */
export function idOf(value: unknown): string {
  const given = typeof value === "object" && value !== null ? (value as { id?: unknown }).id : undefined
  return typeof given === "string" && given.length <= 80 ? given : ""
}
