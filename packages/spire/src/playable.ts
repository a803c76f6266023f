// Whether a card could be played right now, whatever it costs.

import { actsOf, object, type Ref, type Seat } from "@soulspire/kernel"
import type { SpireRun } from "./run.ts"

/** The ability that plays this card, or -1 if it cannot be played: unplayable, or its condition is not met. */
export function playOf(r: SpireRun, seat: Seat, card: Ref): number {
  const o = object(r, card)
  if (o === null) return -1
  for (const ability of actsOf(r, o, "play")) {
    const { when, targets } = r.m.abilities[ability]
    const env = { this: card, you: seat }
    if (when !== null && !when(r, env, card)) continue
    if (targets.length > 0 && targets[0].what(r, env, -1).length === 0) continue
    return ability
  }
  return -1
}
