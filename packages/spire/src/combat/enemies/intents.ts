// What enemies are about to do, read off the very steps that they will act by.

import { type Env, type Ref, type Seat } from "@soulspire/kernel"
import { type HitArgs, type PlannedHit, plannedHit, type Spent } from "../hits/hits.ts"
import { facing } from "./rows.ts"
import { actingBefore, moveOf } from "../round/ops.ts"
import { isEnemy, type SpireRun } from "../../state/run.ts"

/** Hits on one player, with the damage of each as it would be dealt if all enemies acted now, one after another (STS-8.2). */
interface ComingHit {
  seat: Ref
  /** What its card says. */
  printed: number
  amount: number
  times: number
}

/** The hits of an enemy's next action, each player's by itself; the tokens that they cost are noted as spent. */
function comingHits(r: SpireRun, enemy: Ref, spent: Spent): ComingHit[] {
  const ability = moveOf(r, enemy)
  if (ability < 0) return []
  const env: Env = { this: enemy, you: facing(r, enemy) }
  return r.m.codes[r.m.abilities[ability].p].steps
    .filter(({ name }) => name === "hit")
    .flatMap(({ a }) => {
      const planned = plannedHit(r, env, a as HitArgs, spent)
      const { to, printed, numbers, times, then } = planned
      spend(planned, spent)
      return [
        ...to.map((seat, i) => ({ seat, printed, amount: numbers[i], times })),
        ...(then === null
          ? []
          : then.to.map((seat, i) => ({ seat, printed: then.printed, amount: then.numbers[i], times: 1 }))),
      ]
    })
}

/** An attack that hits costs a Weak token of whoever makes it, and a Vulnerable one of each that it hits (STS-9.2, STS-9.8). */
function spend({ by, to, times, then }: PlannedHit, spent: Spent): void {
  if (times <= 0 || to.length === 0) return
  const of = (ref: Ref): { weak: number; vulnerable: number } => spent.get(ref) ?? { weak: 0, vulnerable: 0 }
  spent.set(by, { ...of(by), weak: of(by).weak + 1 })
  for (const whom of new Set([...to, ...(then?.to ?? [])]))
    spent.set(whom, { ...of(whom), vulnerable: of(whom).vulnerable + 1 })
}

/** What is spent before an enemy acts. Where nobody is Vulnerable, nothing that others do changes what it deals. */
function spentBefore(r: SpireRun, enemy: Ref): Spent {
  const spent: Spent = new Map()
  if (r.s.table.players.some(({ vulnerable }) => vulnerable > 0))
    for (const other of actingBefore(r, enemy)) comingHits(r, other, spent)
  return spent
}

/** How many hits of its next action are on this player. */
export const hitsOn = (r: SpireRun, enemy: Ref, seat: Seat): number =>
  comingHits(r, enemy, new Map()).reduce((sum, hit) => sum + (hit.seat === seat ? hit.times : 0), 0)

/** For screens and bots: where its action stands on its card, and the hits of it; null if it does nothing. */
export function comingOf(r: SpireRun, enemy: Ref): { path: string; hits: ComingHit[] } | null {
  if (!isEnemy(r, enemy)) return null
  const ability = moveOf(r, enemy)
  return ability < 0
    ? null
    : { path: r.m.abilities[ability].path, hits: comingHits(r, enemy, spentBefore(r, enemy)) }
}
