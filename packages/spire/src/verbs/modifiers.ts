// Words of the rules that a whole climb is played with.

import {
  type Ability,
  all,
  type Amount,
  type Body,
  type Cond,
  instead,
  is,
  type Node,
  same,
} from "@soulspire/kernel"
import { gainTop } from "../climb/rewards/deck.ts"
import type { RewardKind } from "../state/types.ts"

/** It lies before all and is about each of them: so every character's board has these abilities. */
export const everybody = (...gives: Ability[]): Ability => ({ k: "grant", to: is("it", "character"), gives })

const on = (event: string, body: Body): Ability => ({ k: "on", event, when: same("ev.who", "you"), do: body })
export const startOfClimb = (...body: Body): Ability => on("climbStarts", body)
export const afterEvent = (...body: Body): Ability => on("leavesEvent", body)

/** What you would gain of this kind becomes something else. */
export const insteadOfReward = (kind: RewardKind, body: Body, ...more: Cond[]): Ability => ({
  k: "replace",
  event: "gainReward",
  when: all(same("would.who", "you"), { says: ["would.reward", kind] }, ...more),
  do: [instead, ...body],
})

/** So many from the top of a deck, unseen and not to be refused. */
export const gainTops: (deck: "rares" | "colorlessDeck", amount: Amount) => Node = gainTop
export const gainBossRelic: Node = gainTop("bossRelicDeck")
export { transformRandom } from "../climb/rewards/deck.ts"
