// What cards say about other characters' cards.

import { type Ability, type Amount, not, same } from "@soulspire/kernel"

export { gainShard } from "./ops.ts"

/** So many slots for whoever has none on their own board (STS-12.3). */
export const slotsWithoutOwn = (slots: Amount): Ability => ({
  k: "stat",
  stat: "orbSlots",
  to: same("it", "you"),
  when: not({ test: "hasOwnOrbs", of: "you" }),
  add: slots,
})
