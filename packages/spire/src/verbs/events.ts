// Words of events: the die that is rolled at one, what the whole party gains, and rooms that turn out to be others.

import { type Amount, type Body, call, choose, type Node, ref, when } from "@soulspire/kernel"
import { removeCard } from "../climb/rewards/deck.ts"
import type { RewardKind } from "../state/types.ts"
import { players } from "./index.ts"
import { reward } from "./climb.ts"

/** Rolled for whoever has chosen; it can be changed as in a combat (STS-11.10). */
export const rollDie: Node = call("roomDie")
export const DIE: Amount = ref("roomDie")

export { fullHeal, healFully } from "../combat/hits/harm.ts"

/** One card of your deck is removed; what comes of that speaks of it as `card`. */
export const removeOne = (...body: Body): Body => [
  choose({
    what: { from: "deck", of: "you", where: { test: "isRemovable", of: "it" } },
    as: "card",
    prompt: "remove",
  }),
  removeCard("card"),
  ...body,
]

/** Not done yet: the same options once more. */
export { chooseAgain } from "../climb/ops.ts"

// What happens to the whole party

/** Everybody takes what they have gained. */
export const allTakeNow: Node = call("allTakeRewards")
/** One player of the party; whoever speaks for it says which. */
export const oneGains = (kind: RewardKind): Body => [
  choose({ what: players, as: "ally", prompt: "who-gains" }),
  reward(kind, "ally"),
]

export const asEncounter: Node = call("asEncounter")
export const asElite: Node = call("asElite")
export const asMerchant: Node = call("asMerchant")
/** The first event of an Act is another one. */
export const unlessFirst = (...body: Body): Node => when({ test: "isFirstEvent" }, [call("redraw")], body)
