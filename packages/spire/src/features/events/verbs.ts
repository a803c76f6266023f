// What events say of exchanges, of what is lost, and of the whole party.

import { type Amount, any, type Body, call, is, type Node, type Select, type Whom } from "@soulspire/kernel"
import { pick } from "../../verbs/index.ts"
import { loseItem } from "./ops.ts"

export { loseRandomRelic } from "./ops.ts"

/** Relics are those from the relic deck: no boss relic, and none that a character began with (STS-Q-81). */
const yourItems = (kind: "relic" | "potion"): Select => ({ from: "items", of: "you", where: is("it", kind) })
/** One of yours, called `card` in the text. */
export const lose = (kind: "relic" | "potion"): Body => [
  pick(yourItems(kind), `lose-${kind}`),
  loseItem("card"),
]
/** The one that was drawn before anybody chose. */
export const loseRevealedRelic: Body = [
  pick({ from: "items", of: "you", where: { test: "isRevealed", of: "it" } }, "lose-relic"),
  loseItem("card"),
]
export const exchange = (goods: "Cards" | "Relics"): Body => [call(`exchange${goods}`)]
/** The deck is shuffled, and of so many from its top one is removed. */
export const removeOneOf = (many: Amount): Node => call("removeOneOf", { many })
/** So many of somebody's cards, at their choice. */
export const upgradeSome = (many: Amount, who: Whom): Node => call("upgradeSome", { who, many })
/** All gold of all players. */
export const loseAllGold: Node = call("loseAllGold")
export const rareOrUncommon = any(is("it", "rare"), is("it", "uncommon"))
/** A boss of an Act that lies behind the party. */
export const fightOldBoss = (act: Amount): Node => call("asOldBoss", { act })
/** The party goes on to any space above it. */
export const goAnywhereUp: Node = call("leap")
