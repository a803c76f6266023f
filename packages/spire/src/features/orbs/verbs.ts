// What cards say about orbs.

import { type Amount, call, type Cond, ge, type Node, read } from "@soulspire/kernel"

export { channel, channelEvoked, evoke, removeOrbs } from "./ops.ts"
/** One after another, in any order; so many are called `evokeAll` in the text. */
export const evokeAll: Node = call("evokeAll")
export const triggerOrb = (times: Amount = 1): Node => call("triggerOrb", { times })
export const yourOrbs: Amount = read("orbs", "you")
export const hasOrbs = (many: Amount): Cond => ge(yourOrbs, many)
