// What is told of slots: who sees which field, and the line of the log that comes of it.

import type { Telling } from "@soulspire/text"
import { type Events, seenByAll } from "../../state/part.ts"

const amount = { number: "amount" } as const

export const events: Events = { expand: seenByAll("kind", "amount") }

export const telling: Telling = {
  expand: [
    { if: { kind: "shop" }, say: "expand.shop", with: { amount } },
    { if: { kind: "rooms" }, say: "expand.rooms", with: { amount } },
    { say: "expand.monsters", with: { amount } },
  ],
}
