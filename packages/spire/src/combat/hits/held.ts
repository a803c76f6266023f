// What the hits of a card in a hand come to now, for screens: with all that is its owner's, before the tokens of any target.

import { actsOf, type Env, NOBODY, type Obj, type Seat, statOf } from "@soulspire/kernel"
import { hasKind, player, type SpireRun } from "../../state/run.ts"
import type { Data } from "../../state/types.ts"
import { bonusOf, type HitArgs, withTokens } from "./hits.ts"

interface HeldHit {
  /** What the card says, where it counts something too. */
  printed: number
  amount: number
}

function heldHit(r: SpireRun, you: Seat, env: Env, { amount, perStrength, weapon }: HitArgs): HeldHit {
  const printed = amount(r, env, NOBODY)
  const { strength, weak } = player(r, you)
  const per = perStrength?.(r, env, NOBODY) ?? 1
  const all = printed + bonusOf(r, env, you, weapon) + strength * per + statOf(r, you, "hits")
  return { printed, amount: withTokens(all, weak, 0) }
}

const isHit = ({ name }: { name: string }): boolean => name === "hit" || name === "hitAny"

/** Of the attacks alone: what other cards do by hits is told when it happens. */
export function hitsHeld(r: SpireRun, o: Obj<Data>): HeldHit[] {
  if (!hasKind(r, o.ref, "attack")) return []
  const you = o.controller
  const env: Env = { this: o.ref, you }
  return actsOf(r, o, "play").flatMap((ability) =>
    r.m.codes[r.m.abilities[ability].p].steps
      .filter(isHit)
      .map(({ a }) => heldHit(r, you, env, a as HitArgs)),
  )
}
