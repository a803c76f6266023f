// How good a table is for a seat, in tens of cents: what everybody has, what an attack that is under way will bring, and what
// can still be done this turn.

import { NOBODY, object, type Part, type Seat, seatsOf, statOf, zone } from "@soulspire/kernel"
import { isTogether } from "../rules/challenge/modes.ts"
import { lootPlaysLeft } from "../rules/loot/plays.ts"
import { type FourSoulsRun, hasHealth, hasKind, hasTap, healthLeft, player } from "../state/run.ts"
import { bestAttack, deathCost, prizeOf, waitingFightWorth } from "./fights.ts"
import { counterWorth, isPlain, mendsWith, savesWith, TREASURE } from "./printed.ts"
import { boardOf, defOf, handOf, isReady, worthOfItem, worthOfLoot } from "./read.ts"
import { heldBy, ROUND, soulsWorth, WON } from "./souls.ts"

/** What it is made of, in the order of the numbers below. */
export const parts: readonly Part[] = [
  { name: "over", better: "more" },
  { name: "souls", better: "more" },
  { name: "cents", better: "more" },
  { name: "hand", better: "more" },
  { name: "items", better: "more" },
  { name: "losses", better: "less" },
  { name: "attack", better: "more" },
  { name: "turn", better: "more" },
  { name: "rivals", better: "less" },
  { name: "partners", better: "more" },
  { name: "time", better: "more" },
]
const [OVER, SOULS, CENTS, HAND, ITEMS, LOSSES, ATTACK, TURN, RIVALS, PARTNERS, TIME] = parts.keys()

const UNIT = 0.1

/** What an item costs is put to use sooner or later; what goes beyond that waits. */
const PRICE = 10
export const centsWorth = (cents: number): number =>
  Math.min(cents, PRICE) +
  Math.max(0, Math.min(cents, 2 * PRICE) - PRICE) * 0.75 +
  Math.max(0, cents - 2 * PRICE) * 0.4

/** What is in hand has not been played yet. */
const HELD = 0.75
const UNSEEN = 3
/** More than ten are discarded at the end of the turn, and one is played at a time. */
function handWorth(r: FourSoulsRun, seat: Seat, known: boolean): number {
  const hand = handOf(r, seat)
  const crowded = hand.length <= 5 ? 1 : 1 - 0.05 * (Math.min(hand.length, 10) - 5)
  if (!known) return hand.length * UNSEEN * HELD * crowded
  let sum = 0
  for (const ref of hand) sum += worthOfLoot(r, ref)
  return sum * HELD * crowded
}

/** What is recharged anyway costs little to use; what is kept for an answer costs more. */
const USED = 0.5
const UNREADY = 1.6

function boardWorth(r: FourSoulsRun, seat: Seat): number {
  let sum = 0
  for (const ref of boardOf(r, seat)) {
    const def = defOf(r, ref)
    if (def === null) continue
    sum += worthOfItem(r, ref)
    const counters = object(r, ref)?.data?.counters ?? 0
    if (counters > 0) sum += Math.min(counters, 6) * counterWorth(def)
    if (!isReady(r, ref) && hasTap(r, ref)) sum -= mendsWith(def) !== 0 || savesWith(def) > 0 ? UNREADY : USED
  }
  return sum
}

/** Somebody is dying, or has died and has not paid for it yet. */
const isDying = (r: FourSoulsRun, seat: Seat): boolean =>
  healthLeft(r, seat) <= 0 && player(r, seat).died === 0

/** A turn to be skipped, or one more to be had. */
const WHOLE_TURN = 12

/** What somebody has, part by part; gives the sum of it. */
function addHoldings(r: FourSoulsRun, seat: Seat, known: boolean, into: number[]): number {
  const { cents, skips } = player(r, seat)
  const extra = r.s.table.extraTurns.reduce((sum, who) => sum + (who === seat ? 1 : 0), 0)
  const [souls, money] = [soulsWorth(r, seat), centsWorth(cents)]
  const [hand, items] = [handWorth(r, seat, known), boardWorth(r, seat)]
  const losses = (isDying(r, seat) ? deathCost(r, seat) : 0) + (skips - extra) * WHOLE_TURN
  into[SOULS] += souls
  into[CENTS] += money
  into[HAND] += hand
  into[ITEMS] += items
  into[LOSSES] -= losses
  return souls + money + hand + items - losses
}

/** What an attack, or a death that is not seen to yet, will bring the active player. */
function coming(r: FourSoulsRun, purchase: number): number {
  const { attacker, attacked, active, dying } = r.s.table
  let sum = 0
  for (const { dead } of dying) if (object(r, dead) !== null) sum += prizeOf(r, active, dead)
  for (const ref of r.s.zones[zone(r, "monsters")])
    if (ref !== attacked && hasHealth(r, ref) && healthLeft(r, ref) <= 0) sum += prizeOf(r, active, ref)
  if (attacker !== NOBODY && hasHealth(r, attacked) && healthLeft(r, attacker) > 0)
    sum += waitingFightWorth(r, purchase)
  return sum
}

/** A purchase of nothing is worse than none. */
const WASTED = 1

/** The best that can be bought now, or nothing; where a purchase is declared already nothing is paid for what is too dear. */
function bestPurchase(r: FourSoulsRun, seat: Seat, isDeclared: boolean): number {
  const { cents } = player(r, seat)
  if (!isDeclared && statOf(r, seat, "purchases") - r.s.table.purchases <= 0) return 0
  let best = 0
  const consider = (gain: number, price: number): void => {
    if (price <= cents) best = Math.max(best, gain - centsWorth(cents) + centsWorth(cents - price))
  }
  for (const ref of r.s.zones[zone(r, "shop")]) consider(worthOfItem(r, ref), statOf(r, ref, "price"))
  consider(TREASURE, statOf(r, seat, "price"))
  return isDeclared && best === 0 ? -WASTED : best
}

/** What the loot that can still be played this turn brings by being played. */
function playsWorth(r: FourSoulsRun, seat: Seat): number {
  const left = lootPlaysLeft(r, seat)
  if (left <= 0) return 0
  const gains = handOf(r, seat).map((ref) => {
    const def = defOf(r, ref)
    return def === null ? 0 : worthOfLoot(r, ref) * (1 - HELD) * isPlain(def)
  })
  return gains
    .toSorted((a, b) => b - a)
    .slice(0, left)
    .reduce((sum, gain) => sum + gain * 0.9, 0)
}

/** What the seat has declared and not named yet. */
export type Declared = "nothing" | "attack" | "purchase"

/** May the seat do as it likes, with nothing going on? */
export function isCalm(r: FourSoulsRun, seat: Seat): boolean {
  const { active, phase, attacker, ending } = r.s.table
  return (
    seat === active &&
    phase === "action" &&
    ending === "going" &&
    attacker === NOBODY &&
    r.s.pending.length === 0 &&
    r.s.zones[zone(r, "stack")].length === 0
  )
}

/** Can the active player still do something this turn? */
function goesOn(r: FourSoulsRun, seat: Seat): boolean {
  const { active, phase, ending } = r.s.table
  return (
    seat === active &&
    phase === "action" &&
    ending === "going" &&
    healthLeft(r, seat) > 0 &&
    player(r, seat).died === 0
  )
}

/** Letting the others have a say changes nothing. */
const LET_PASS = 5

function stillToCome(r: FourSoulsRun, seat: Seat, purchase: number, declared: Declared): number {
  if (!goesOn(r, seat)) return 0
  const attack = isCalm(r, seat)
    ? bestAttack(r, seat, deathCost(r, seat) + purchase, declared === "attack")
    : 0
  const { quiet } = r.s.table
  return purchase + playsWorth(r, seat) + attack - quiet * LET_PASS
}

/** For each part, in tens of cents. */
export function worth(r: FourSoulsRun, seat: Seat, declared: Declared = "nothing"): number[] {
  const found = parts.map(() => 0)
  const { over } = r.s
  if (over === null) addAll(r, seat, declared, found)
  else if (over.winners.includes(seat)) found[OVER] = WON
  else if (over.winners.length > 0 || (over.losers ?? []).length > 0) found[OVER] = -WON
  return found.map((value) => value * UNIT)
}

function addAll(r: FourSoulsRun, seat: Seat, declared: Declared, into: number[]): void {
  const { table } = r.s
  const purchase = goesOn(r, seat) ? bestPurchase(r, seat, declared === "purchase") : 0
  const attack = coming(r, purchase)
  const isOpen = table.openHands > 0
  addHoldings(r, seat, true, into)
  into[TURN] += stillToCome(r, seat, purchase, declared)
  const isShared = isTogether(r)
  if (table.active === seat || isShared) into[ATTACK] += attack
  const scratch = parts.map(() => 0)
  let [all, foremost, many] = [0, Number.NEGATIVE_INFINITY, 0]
  for (const each of seatsOf(r.s)) {
    if (each === seat) continue
    const theirs = addHoldings(r, each, isOpen, scratch) + (each === table.active && !isShared ? attack : 0)
    all += theirs
    many++
    foremost = Math.max(foremost, theirs)
  }
  if (isShared) {
    // Souls are everybody's, and count once.
    into[PARTNERS] += all - many * soulsWorth(r, seat)
    into[TIME] += Math.max(0, table.timer) * ROUND
  } else into[RIVALS] -= (all / Math.max(1, many) + foremost) / 4
}

/** How many of each: as people count them. */
export function amounts(r: FourSoulsRun, seat: Seat): (number | null)[] {
  const found: (number | null)[] = parts.map(() => null)
  found[SOULS] = heldBy(r, seat)
  found[CENTS] = player(r, seat).cents
  found[HAND] = handOf(r, seat).length
  found[ITEMS] = boardOf(r, seat).filter((ref) => hasKind(r, ref, "item")).length
  if (isTogether(r)) found[TIME] = Math.max(0, r.s.table.timer)
  return found
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)
