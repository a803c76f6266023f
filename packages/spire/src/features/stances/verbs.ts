// What cards say about stances.

import { type Ability, all, type Body, type Cond, same } from "@soulspire/kernel"
import type { Stance } from "./reads.ts"

export { enter } from "./ops.ts"
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
