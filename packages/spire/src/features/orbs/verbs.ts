// What cards say about orbs.

import { type Ability, type Amount, type Cond, ge, instead, type Node, read, same } from "@soulspire/kernel"

export { channel, channelEvoked, evoke, removeOrbs, triggerOrb } from "./ops.ts"
export const yourOrbs: Amount = read("orbs", "you")
export const hasOrbs = (many: Amount): Cond => ge(yourOrbs, many)
/** The next time you would lose HP, something else happens; each hit of several is a time of its own (STS-11.6). */
export const insteadOfLosingHp = (...body: readonly Node[]): Ability => ({
  k: "replace",
  event: "loseHp",
  when: same("would.whom", "you"),
  do: [instead, ...body],
})
