// How good a combat looks when a round of it is over, in HP of one player, roughly.

import { dataOf, defAt, object, type Part, type Ref, type Seat, seatsOf, zoneId } from "@soulspire/kernel"
import { enemies, hasKind, type SpireRun } from "../state/run.ts"
import { comingOf } from "../combat/enemies/intents.ts"
import { inCombat, partyOf, type Player } from "../state/types.ts"
import { zoneNo } from "../state/zones.ts"
import { lastingWorth } from "./lasting.ts"
import { foesIn, PACE } from "./threat.ts"

/** What it is made of, in the order of the numbers below. */
export const parts: readonly Part[] = [
  { name: "fallen", better: "less" },
  { name: "hp", better: "more" },
  { name: "partners", better: "more" },
  { name: "powers", better: "more" },
  { name: "tokens", better: "more" },
  { name: "ailments", better: "less" },
  { name: "block", better: "more" },
  { name: "potions", better: "more" },
  { name: "gold", better: "more" },
  { name: "standing", better: "less" },
  { name: "enemies", better: "less" },
  { name: "threat", better: "less" },
]
const [FALLEN, HP, PARTNERS, POWERS, TOKENS, AILMENTS, BLOCK, POTIONS, GOLD, STANDING, ENEMIES, THREAT] =
  parts.keys()

const LOST = 1000
const DEATH = 30

/** The last HP are worth the most. */
const hpWorth = (hp: number): number => hp + 3 * Math.sqrt(hp)

const idOf = (r: SpireRun, ref: Ref): string => {
  const def = defAt(r, ref)
  return def < 0 ? "" : r.m.defs[def].def.id
}

/** Attacks of a round, each of which Strength makes better. */
const ATTACKS = 2

/** What the party does each round beyond what anybody does, in points of damage. */
function lastingOf(r: SpireRun): number {
  let found = 0
  for (const seat of partyOf(r.s.table)) {
    found += ATTACKS * r.s.table.players[seat].strength
    for (const ref of r.s.zones[zoneId(r, zoneNo.powers, seat)]) found += lastingWorth(idOf(r, ref))
  }
  return found
}

/** What still stands there: it hits for as long as it takes to get to it and through it, and about half of that is blocked. */
function addEnemies(r: SpireRun, into: number[]): void {
  const players = Math.max(1, partyOf(r.s.table).length)
  const pace = PACE * players
  const standing = enemies(r)
    .flatMap((ref: Ref) => foesIn(r, ref, players))
    .toSorted((a, b) => a.left / a.hits - b.left / b.hits)
  let [before, coming] = [0, 0]
  for (const { left, hits } of standing) {
    before += left
    coming += (hits * before * 0.55) / pace
    into[STANDING] -= 0.6
    into[ENEMIES] -= (left * 0.25) / players
  }
  into[THREAT] -= coming
  // What lasts makes it shorter, and is worth the more the longer it would be: never so much that it should go on.
  const lasting = lastingOf(r)
  into[POWERS] += coming * (1 - pace / Math.max(1, pace + lasting))
}

/** Cards that only stand in the way of others, wherever they come up again. */
function rubbish(r: SpireRun, seat: Seat): number {
  let found = 0
  for (const no of [zoneNo.draw, zoneNo.discard, zoneNo.hand])
    for (const ref of r.s.zones[zoneId(r, no, seat)]) if (hasKind(r, ref, "status")) found++
  return found
}

function addPlayer(r: SpireRun, player: Player, seat: Seat, into: number[]): void {
  into[POWERS] += player.strength * 0.4 - rubbish(r, seat) * 0.12
  into[TOKENS] +=
    player.shivs * 0.5 +
    player.miracles * 0.6 +
    player.lightning * 1 +
    player.frost * 0.7 +
    player.dark * 0.8 +
    (player.stance === "calm" ? 1 : player.stance === "wrath" ? -0.5 : 0)
  into[AILMENTS] -= player.weak * 0.6 + player.vulnerable * 0.6
  into[BLOCK] += player.block * 0.15
}

/** What a potion is kept for: worse fights than this one. Against the last boss there is nothing left to keep it for. */
function potionWorth({ table }: SpireRun["s"]): number {
  if (!inCombat(table)) return 1.5
  if (table.room === "boss") return table.act >= table.goal ? 0.2 : 0.8
  return table.room === "elite" ? 1 : 1.5
}

function potions(r: SpireRun, seat: Seat): number {
  let found = 0
  for (const ref of r.s.zones[zoneId(r, zoneNo.items, seat)]) {
    const def = object(r, ref)?.def ?? -1
    if (def >= 0 && r.m.defs[def].back === "potion") found++
  }
  return found
}

export function worth(r: SpireRun, seat: Seat): number[] {
  const { over, table } = r.s
  const found = parts.map(() => 0)
  if (over !== null && !over.winners.includes(seat)) {
    found[FALLEN] = -LOST
    // What is lost either way is fought for to the last.
    addEnemies(r, found)
    return found
  }
  if (inCombat(table)) addEnemies(r, found)
  for (const each of seatsOf(r.s)) {
    const player = table.players[each]
    if (player.dead > 0 || player.hp <= 0) {
      found[FALLEN] -= DEATH
      continue
    }
    found[each === seat ? HP : PARTNERS] += hpWorth(player.hp) + (inCombat(table) ? 0 : 2)
    if (inCombat(table)) addPlayer(r, player, each, found)
    found[POTIONS] += potions(r, each) * potionWorth(r.s)
    found[GOLD] += player.gold * 0.3
  }
  return found
}

/** How many of each: as people count them. */
export function amounts(r: SpireRun, seat: Seat): (number | null)[] {
  const { over, table } = r.s
  const found: (number | null)[] = parts.map(() => 0)
  const add = (part: number, much: number): void => void (found[part] = (found[part] ?? 0) + much)
  for (const each of seatsOf(r.s)) {
    const player = table.players[each]
    const isFallen = player.dead > 0 || player.hp <= 0 || (over !== null && !over.winners.includes(each))
    if (isFallen) continue
    add(each === seat ? HP : PARTNERS, player.hp)
    add(AILMENTS, player.weak + player.vulnerable)
    add(BLOCK, player.block)
    add(POTIONS, potions(r, each))
    add(GOLD, player.gold)
  }
  if (inCombat(table))
    for (const ref of enemies(r)) {
      add(STANDING, 1)
      add(ENEMIES, dataOf(r, ref).hp)
    }
  for (const part of [FALLEN, POWERS, TOKENS, THREAT]) found[part] = null
  return found
}

/** The blows that are about to fall, as far as block does not stop them. */
export function hope(r: SpireRun, seat: Seat): number {
  const { table } = r.s
  let found = worth(r, seat).reduce((sum, each) => sum + each, 0)
  if (table.phase !== "play" || r.s.over !== null) return found
  const coming = table.players.map(({ block }) => -block)
  for (const ref of enemies(r)) {
    const blows = comingOf(r, ref)
    if (blows === null) continue
    for (const { seat: whom, amount, times } of blows.hits) coming[whom] += amount * times
  }
  for (const each of seatsOf(r.s)) {
    const { hp, dead } = table.players[each]
    const lost = Math.max(0, coming[each])
    if (dead > 0 || lost === 0) continue
    found += lost >= hp ? -DEATH : hpWorth(hp - lost) - hpWorth(hp)
  }
  return found
}
