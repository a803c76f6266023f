// Words of cards about miracles, stances and looking ahead.

import { type Ability, all, type Body, type Cond, same } from "@soulspire/kernel"
import type { Stance } from "../types.ts"

export { enter, miracles } from "../ops/stances.ts"
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
