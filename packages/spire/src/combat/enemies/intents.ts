// What enemies are about to do, read off the very steps that they will act by.

import { type Env, type Ref, type Seat } from "@soulspire/kernel"
import { type HitArgs, plannedHit } from "../hits/hits.ts"
import { facing } from "./rows.ts"
import { moveOf } from "../round/ops.ts"
import { isEnemy, type SpireRun } from "../../state/run.ts"

/** Hits on one player, with the damage of each as it would be dealt now. */
interface ComingHit {
  seat: Ref
  amount: number
  times: number
}

/** The hits of an enemy's next action, each player's by itself. */
function comingHits(r: SpireRun, enemy: Ref): ComingHit[] {
  const ability = moveOf(r, enemy)
  if (ability < 0) return []
  const env: Env = { this: enemy, you: facing(r, enemy) }
  return r.m.codes[r.m.abilities[ability].p].steps
    .filter(({ name }) => name === "hit")
    .flatMap(({ a }) => {
      const { to, numbers, times, then } = plannedHit(r, env, a as HitArgs)
      return [
        ...to.map((seat, i) => ({ seat, amount: numbers[i], times })),
        ...(then?.to ?? []).map((seat, i) => ({ seat, amount: then?.numbers[i] ?? 0, times: 1 })),
      ]
    })
}

/** How many hits of its next action are on this player. */
export const hitsOn = (r: SpireRun, enemy: Ref, seat: Seat): number =>
  comingHits(r, enemy).reduce((sum, hit) => sum + (hit.seat === seat ? hit.times : 0), 0)

/** For screens and bots: where its action stands on its card, and the hits of it; null if it does nothing. */
export function comingOf(r: SpireRun, enemy: Ref): { path: string; hits: ComingHit[] } | null {
  if (!isEnemy(r, enemy)) return null
  const ability = moveOf(r, enemy)
  return ability < 0 ? null : { path: r.m.abilities[ability].path, hits: comingHits(r, enemy) }
}
