// What an attack is worth to whoever makes it: what is won by it and how likely, against what dying costs now. Odds alone say
// nothing: who has nothing to lose attacks anything.

import { factOf, object, type Ref, type Seat, statOf, zone } from "@soulspire/kernel"
import { attackTargets } from "../rules/attack/attacks.ts"
import { evasionOf, type FourSoulsRun, hasKind, hasTap, healthLeft, isSeat, rollBonus } from "../state/run.ts"
import type { AttackTarget } from "../state/types.ts"
import { chanceToWin, type Fight } from "./chances.ts"
import { dyingWorth, TREASURE } from "./printed.ts"
import { boardOf, defOf, isReady, lifeOf, luckOfSeat, penaltyOf, type Reserve, reserveOf } from "./read.ts"
import { nextSouls, timeLostBy } from "./souls.ts"
import { EVENT, monsters } from "./values/monsters.ts"

const LOOT = 3.7
const MEAN = 3.5
/** Who dies on their turn has no more of it. */
const TURN = 2.5
const MENDING = 4
/** What was ready for the turns of others is not any more. */
const UNREADY = 0.5

const plainId = (id: string): string => id.replace(/-first-edition$/, "")

/** What something that can be attacked leaves. */
export function prizeOf(r: FourSoulsRun, seat: Seat, target: Ref): number {
  if (isSeat(r, target)) return 3
  const fact = (name: string): number => factOf(r, target, name)
  const souls = fact("souls")
  const def = defOf(r, target)
  const data = object(r, target)?.data
  // The goal of a challenge lies in its slots.
  const held = data?.setAside === "final-boss" ? 200 : data?.setAside === "minion" ? 25 : 0
  return (
    held +
    (souls > 0 ? nextSouls(r, seat, souls) : 0) +
    fact("cents") +
    (fact("loot") + fact("rollLoot") * MEAN) * LOOT +
    (fact("treasure") + fact("treasureEach")) * TREASURE +
    fact("rollCents") * MEAN +
    (def === null ? 0 : (monsters[plainId(def.id)]?.spoils ?? 0))
  )
}

export function deathCost(r: FourSoulsRun, seat: Seat): number {
  let gains = 0
  for (const ref of boardOf(r, seat)) {
    const def = defOf(r, ref)
    if (def === null) continue
    gains += dyingWorth(def)
    if (isReady(r, ref) && hasTap(r, ref)) gains -= UNREADY
  }
  return penaltyOf(r, seat, true) + (r.s.table.active === seat ? TURN : 0) - gains + timeLostBy(r, seat)
}

/** As likely as between the whole numbers of hits on either side. */
function chanceOf(fight: Fight): number {
  const { hits } = fight
  const low = Math.floor(hits)
  if (low === hits) return chanceToWin(fight)
  const below = chanceToWin({ ...fight, hits: low })
  return below + (hits - low) * (chanceToWin({ ...fight, hits: low + 1 }) - below)
}

/** What whoever attacks brings along, whatever is attacked: read once for all that could be. */
interface Attacker {
  readonly seat: Seat
  readonly life: number
  readonly bonus: number
  readonly luck: number
  readonly attack: number
  /** By how many numbers hit anyway. */
  readonly reserves: Map<number, Reserve>
}

const attackerOf = (r: FourSoulsRun, seat: Seat): Attacker => ({
  seat,
  life: lifeOf(r, seat),
  bonus: rollBonus(r, seat, 1),
  luck: luckOfSeat(r, seat),
  attack: statOf(r, seat, "attack"),
  reserves: new Map(),
})

function reserveFor(r: FourSoulsRun, { seat, reserves }: Attacker, hits: number): Reserve {
  let reserve = reserves.get(hits)
  if (reserve === undefined) reserves.set(hits, (reserve = reserveOf(r, seat, hits)))
  return reserve
}

/** The numbers of an attack on this that is not rolled for yet. */
function fightOf(r: FourSoulsRun, who: Attacker, target: Ref): Fight {
  const def = isSeat(r, target) ? null : defOf(r, target)
  const hits = Math.max(
    0,
    Math.min(6, 7 - evasionOf(r, target) + who.bonus) +
      who.luck +
      (def === null ? 0 : (monsters[plainId(def.id)]?.hits ?? 0)),
  )
  const { mends, mending, saves } = reserveFor(r, who, hits)
  return {
    health: who.life + saves,
    foe: healthLeft(r, target),
    hits,
    attack: who.attack,
    blow: statOf(r, target, "attack"),
    mends,
    mending,
  }
}

/** What comes of it when it is won so often. */
const outcome = (
  r: FourSoulsRun,
  seat: Seat,
  target: Ref,
  cost: number,
  chance: number,
  blow: number,
): number => chance * prizeOf(r, seat, target) - (blow > 0 ? (1 - chance) * cost : 0)

/** What is to be expected of an attack on this. `cost` is what dying costs. */
function fightWorth(r: FourSoulsRun, who: Attacker, target: Ref, cost: number): number {
  const fight = fightOf(r, who, target)
  return outcome(r, who.seat, target, cost, chanceOf(fight), fight.blow)
}

/** The same of the attack that is under way (dying costs so much more): with the damage that waits, and the roll that has its number already. */
export function waitingFightWorth(r: FourSoulsRun, more: number): number {
  const { attacker, attacked } = r.s.table
  const fresh = fightOf(r, attackerOf(r, attacker), attacked)
  let { health, foe } = fresh
  let isMissed = false
  // What lies on top happens first: who is dead by then hits nobody any more.
  for (const ref of r.s.zones[zone(r, "stack")].toReversed()) {
    const data = object(r, ref)?.data ?? null
    if (data === null || health <= 0 || foe <= 0) continue
    const { what, whom, value, combat } = data
    if (what === "damage" && whom === attacker) health -= value
    else if (what === "damage" && whom === attacked) foe -= value
    else if (what === "roll" && combat > 0 && whom === attacked) {
      if (value + rollBonus(r, attacker, 1) >= evasionOf(r, attacked)) foe -= fresh.attack
      else isMissed = true
    }
  }
  const now: Fight = { ...fresh, health, foe }
  const chance = health <= 0 ? 0 : isMissed ? afterMiss(now) : chanceOf(now)
  // What mends a miss has to be used for it: putting it off gains nothing.
  const used = isMissed && now.mends > 0 ? MENDING : 0
  return outcome(r, attacker, attacked, deathCost(r, attacker) + more, chance, fresh.blow) - used
}

/** It is taken, or mended if that can be and is better. */
function afterMiss(fight: Fight): number {
  const { health, foe, attack, blow, mends, mending } = fight
  const taken = chanceOf({ ...fight, health: health - blow })
  if (mends === 0) return taken
  const left = { ...fight, mends: mends - 1 }
  const kept = chanceOf({ ...left, foe: foe - attack })
  const lost = chanceOf({ ...left, health: health - blow })
  return Math.max(taken, (mending / 6) * kept + (1 - mending / 6) * lost)
}

/** Of the deck: whatever may lie on top of it, each as likely. */
function deckWorth(r: FourSoulsRun, who: Attacker, cost: number): number {
  const deck = r.s.zones[zone(r, "monsterDeck")]
  if (deck.length === 0) return 0
  let sum = 0
  for (const ref of deck) sum += hasKind(r, ref, "monster") ? fightWorth(r, who, ref, cost) : EVENT
  return sum / deck.length
}

const targetWorth = (r: FourSoulsRun, who: Attacker, target: AttackTarget, cost: number): number =>
  target === "deck" ? deckWorth(r, who, cost) : fightWorth(r, who, target, cost)

/** What each of these attacks is worth. */
export function attackWorths(
  r: FourSoulsRun,
  seat: Seat,
  targets: readonly AttackTarget[],
  cost: number,
): number[] {
  const who = attackerOf(r, seat)
  return targets.map((target) => targetWorth(r, who, target, cost))
}

/** The best attack that the active player can make now; or none, unless it is declared already. */
export function bestAttack(r: FourSoulsRun, seat: Seat, cost: number, isDeclared: boolean): number {
  const targets = attackTargets(r)
  if (targets.length === 0) return 0
  return Math.max(isDeclared ? Number.NEGATIVE_INFINITY : 0, ...attackWorths(r, seat, targets, cost))
}
