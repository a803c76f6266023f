// What an attack comes to before it happens: whom it hits, how often, and for how much. The one place that knows; cards,
// enemies, screens and forecasts all ask here (STS-9.4 to STS-9.8).

import { type Env, type Get, NOBODY, object, type Ref, statOf, thisOf } from "@soulspire/kernel"
import { fighter, hasKind, isSeat, type SpireRun } from "../../state/run.ts"

/** What a hit of this size by one on another comes to before block. */
function hitNumber(r: SpireRun, by: Ref, whom: Ref, amount: number, perStrength: number): number {
  const attacker = fighter(r, by)
  const target = fighter(r, whom)
  if (attacker === null || target === null) return 0
  const bonus = attacker.strength * perStrength + (isSeat(r, by) ? statOf(r, by, "hits") : 0)
  // What the target adds to each hit is a bonus like any other, and doubled with it (STS-9.6, STS-Q-55).
  const number = amount + bonus + statOf(r, whom, "hitsTaken")
  // A weak one against a vulnerable one: neither counts (STS-9.8, STS-Q-7: target by target).
  if (attacker.weak > 0 && target.vulnerable > 0) return Math.max(0, number)
  if (attacker.weak > 0) return Math.max(0, number - 1)
  if (target.vulnerable > 0) return number * 2
  return Math.max(0, number)
}

/** What an attack without a card is made with: a shiv, or nothing at all. Both cost nothing. */
type Weapon = "shiv" | "free"

/** How a hit is written on a card, ready to be read. */
export interface HitArgs {
  to: Get<Ref[]>
  amount: Get<number>
  times?: Get<number> | undefined
  perStrength?: Get<number> | undefined
  bonus?: Get<number> | undefined
  again?: Get<number> | undefined
  if?: Get<boolean> | undefined
  by: Get<Ref>
  weapon?: string | undefined
}

/** What is added to each hit for what it is made with. */
function bonusOf(r: SpireRun, env: Env, by: Ref, weapon: string | undefined): number {
  if (!isSeat(r, by)) return 0
  if (weapon !== undefined)
    return statOf(r, by, "freeHits") + ((weapon as Weapon) === "shiv" ? statOf(r, by, "shivHits") : 0)
  const card = object(r, thisOf(env))
  if (card === null || !hasKind(r, card.ref, "attack")) return 0
  const isFree = card.data !== null && card.data.paid === 0
  const bonus = card.data?.bonus ?? 0
  return bonus + statOf(r, card.ref, "cardHits") + (isFree ? statOf(r, by, "freeHits") : 0)
}

export interface PlannedHit {
  by: Ref
  to: Ref[]
  /** What each of them takes by each hit, in the same order. */
  numbers: number[]
  times: number
}

export function plannedHit(r: SpireRun, env: Env, a: HitArgs): PlannedHit {
  const by = a.by(r, env, NOBODY)
  const to = a.to(r, env, NOBODY).filter((whom) => fighter(r, whom) !== null)
  const more = a.if === undefined || a.if(r, env, NOBODY)
  const again = more ? (a.again?.(r, env, NOBODY) ?? 0) : 0
  const times = (a.times === undefined ? 1 : a.times(r, env, NOBODY)) + again
  const extra = more ? (a.bonus?.(r, env, NOBODY) ?? 0) : 0
  const amount = a.amount(r, env, NOBODY) + extra + bonusOf(r, env, by, a.weapon)
  const per = a.perStrength === undefined ? 1 : a.perStrength(r, env, NOBODY)
  const numbers = to.map((whom) => hitNumber(r, by, whom, amount, per))
  return { by, to, numbers, times }
}
