// Words of cards about miracles, stances and looking ahead.

import { type Ability, all, type Amount, type Body, type Cond, type Node, same } from "@soulspire/kernel"
import type { Stance } from "../types.ts"

export const miracles = (amount: Amount): Node => ({ op: "gainMiracles", who: "you", amount })
export const enter = (stance: Stance): Node => ({ op: "enterStance", who: "you", stance })
export const inCalm: Cond = { test: "isInCalm", of: "you" }
export const inWrath: Cond = { test: "isInWrath", of: "you" }

export const whenYouSwitchStances = (...body: Body): Ability => ({
  k: "on",
  event: "enterStance",
  when: same("ev.who", "you"),
  do: body,
})
/** The first time each turn. */
export const whenYouFirstEnter = (stance: Stance, ...body: Body): Ability => ({
  k: "on",
  event: "enterStance",
  when: all(same("ev.who", "you"), { says: ["ev.stance", stance] }),
  nth: { only: 1, span: "turn" },
  do: body,
})
export const whenYouScry = (...body: Body): Ability => ({
  k: "on",
  event: "scries",
  when: same("ev.who", "you"),
  do: body,
})
