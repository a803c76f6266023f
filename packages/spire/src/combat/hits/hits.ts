// What an attack comes to before it happens: whom it hits, how often, and for how much. The one place that knows; cards,
// enemies, screens and forecasts all ask here (STS-9.4 to STS-9.8).

import { type Env, type Get, NOBODY, object, type Ref, type Seat, statOf, thisOf } from "@soulspire/kernel"
import { fighter, hasKind, isSeat, powersOf, type SpireRun } from "../../state/run.ts"

/** How many tokens of Weak and Vulnerable somebody will have lost by then to attacks that come before. */
export type Spent = Map<Ref, { weak: number; vulnerable: number }>

/** What a hit of this size by one on another comes to before block. */
function hitNumber(
  r: SpireRun,
  by: Ref,
  whom: Ref,
  amount: number,
  perStrength: number,
  spent: Spent | null,
): number {
  const attacker = fighter(r, by)
  const target = fighter(r, whom)
  if (attacker === null || target === null) return 0
  const bonus =
    attacker.strength * perStrength + (isSeat(r, by) ? statOf(r, by, "hits") : curiosity(r, by, whom))
  const number = amount + bonus + statOf(r, whom, "hitsTaken")
  const weak = attacker.weak - (spent?.get(by)?.weak ?? 0)
  const vulnerable = target.vulnerable - (spent?.get(whom)?.vulnerable ?? 0)
  return Math.min(withTokens(number, weak, vulnerable), statOf(r, whom, "mostPerHit"))
}

/** What an enemy adds to each hit for the powers of whom it hits. */
function curiosity(r: SpireRun, by: Ref, whom: Ref): number {
  const each = isSeat(r, whom) ? statOf(r, by, "perPower") : 0
  return each === 0 ? 0 : each * powersOf(r, whom as Seat)
}

export function withTokens(number: number, weak: number, vulnerable: number): number {
  // A weak one against a vulnerable one: neither counts (STS-9.8, STS-Q-7: target by target).
  if (weak > 0 && vulnerable > 0) return Math.max(0, number)
  if (weak > 0) return Math.max(0, number - 1)
  if (vulnerable > 0) return number * 2
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
  /** One hit more of the same attack, of another size, and on others where it says so. */
  then?: Get<number> | undefined
  thenTo?: Get<Ref[]> | undefined
  if?: Get<boolean> | undefined
  by: Get<Ref>
  weapon?: string | undefined
}

/** What is added to each hit for what it is made with. */
export function bonusOf(r: SpireRun, env: Env, by: Ref, weapon: string | undefined): number {
  if (!isSeat(r, by)) return 0
  if (weapon !== undefined)
    return statOf(r, by, "freeHits") + ((weapon as Weapon) === "shiv" ? statOf(r, by, "shivHits") : 0)
  const card = object(r, thisOf(env))
  if (card === null || !hasKind(r, card.ref, "attack")) return 0
  const isFree = card.data !== null && card.data.paid === 0
  const bonus = card.data?.bonus ?? 0
  return bonus + statOf(r, card.ref, "cardHits") + (isFree ? statOf(r, by, "freeHits") : 0)
}

interface Aimed {
  to: Ref[]
  /** What it says of itself, before anything is added. */
  printed: number
  /** What each of them takes by each hit, in the same order. */
  numbers: number[]
}

export interface PlannedHit extends Aimed {
  by: Ref
  times: number
  then: Aimed | null
}

/** `spent` is what is known to be gone by then, where it is asked about beforehand. */
export function plannedHit(r: SpireRun, env: Env, a: HitArgs, spent: Spent | null = null): PlannedHit {
  const by = a.by(r, env, NOBODY)
  const more = a.if === undefined || a.if(r, env, NOBODY)
  const again = more ? (a.again?.(r, env, NOBODY) ?? 0) : 0
  const times = (a.times === undefined ? 1 : a.times(r, env, NOBODY)) + again
  const extra = more ? (a.bonus?.(r, env, NOBODY) ?? 0) : 0
  const per = a.perStrength === undefined ? 1 : a.perStrength(r, env, NOBODY)
  const bonus = extra + bonusOf(r, env, by, a.weapon)
  const to = present(r, a.to(r, env, NOBODY))
  const printed = a.amount(r, env, NOBODY)
  const numbers = to.map((whom) => hitNumber(r, by, whom, printed + bonus, per, spent))
  const { then: size } = a
  if (size === undefined) return { by, to, printed, numbers, times, then: null }
  const thenTo = a.thenTo === undefined ? to.slice() : present(r, a.thenTo(r, env, NOBODY))
  const last = size(r, env, NOBODY)
  const then = {
    to: thenTo,
    printed: last,
    numbers: thenTo.map((whom) => hitNumber(r, by, whom, last + bonus, per, spent)),
  }
  return { by, to, printed, numbers, times, then }
}

const present = (r: SpireRun, aimed: readonly Ref[]): Ref[] =>
  aimed.filter((whom) => fighter(r, whom) !== null)
