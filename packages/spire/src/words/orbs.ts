// Words of cards about orbs.

import { type Ability, type Amount, type Cond, ge, type Node, read, same } from "@soulspire/kernel"
import type { Orb } from "../types.ts"

export const channel = (orb: Orb, amount: Amount = 1): Node => ({ op: "channel", who: "you", orb, amount })
/** Its kind is called `evoked` in the text. */
export const evoke = (times: Amount = 1): Node => ({ op: "evoke", who: "you", times, as: "evoked" })
export const channelEvoked: Node = { op: "channel", who: "you", like: "evoked" }
export const triggerOrb: Node = { op: "triggerOrb", who: "you" }
/** Without their effects. */
export const removeOrbs: Node = { op: "removeOrbs", who: "you" }
export const yourOrbs: Amount = read("orbs", "you")
export const hasOrbs = (many: Amount): Cond => ge(yourOrbs, many)
/** The next time you would lose HP, something else happens; each hit of several is a time of its own (STS-11.6). */
export const insteadOfLosingHp = (...body: readonly Node[]): Ability => ({
  k: "replace",
  event: "loseHp",
  when: same("would.whom", "you"),
  do: [{ op: "instead" }, ...body],
})
