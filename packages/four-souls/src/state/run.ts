// A run over a Four Souls table, and the small readings that rules, verbs and cards share.

import {
  type Ability,
  actsOf,
  defAt,
  dataOf,
  factOf,
  type Frozen,
  NOBODY,
  object,
  type Ref,
  roll,
  type Run,
  type Seat,
  statOf,
  zone,
} from "@soulspire/kernel"
import type { Data, Player, Table } from "./types.ts"

export { factOf }

/** The table and what objects keep, to be read: who changes something is an atom (`state/write.ts`). */
export type ReadTable = Frozen<Table>
export type ReadData = Frozen<Data>
export type FourSoulsRun = Run<ReadTable, ReadData>

export const player = (r: FourSoulsRun, seat: Seat): Frozen<Player> => r.s.table.players[seat]
/** How many are still in the game. */
export function seatsIn(r: FourSoulsRun): number {
  let seats = r.s.seats
  for (let { gone } = r.s.table; gone !== 0; gone &= gone - 1) seats--
  return seats
}
export const isSeat = (r: FourSoulsRun, ref: Ref): ref is Seat => ref >= 0 && ref < r.s.seats

export function hasKind(r: FourSoulsRun, ref: Ref, kind: string): boolean {
  const def = defAt(r, ref)
  return def >= 0 && r.m.defs[def].def.kinds.includes(kind)
}

export const isTap = (ability: Ability): boolean =>
  ability.k === "act" && ability.cost?.[0]?.op === "deactivate"

/** Is using this an activation: a tap ability's, and in most rulesets a paid one's (RD-43)? */
export const isActivated = (r: FourSoulsRun, ability: number): boolean =>
  r.s.table.rules.paidIsActivated || isTap(r.m.abilities[ability].ability)

/** Has it an ability that costs deactivating it? */
export function hasTap(r: FourSoulsRun, ref: Ref): boolean {
  const o = object(r, ref)
  return o !== null && actsOf(r, o, "activate").some((each) => isTap(r.m.abilities[each].ability))
}

/** The character of a seat. */
export function characterOf(r: FourSoulsRun, seat: Seat): Ref {
  for (const ref of r.s.zones[zone(r, "board", seat)]) if (hasKind(r, ref, "character")) return ref
  return NOBODY
}

const BODIES = ["monsters", "board", "shop", "rooms"]

/** Does it have HP: players, and whatever is in play with a stat block? A character's HP is its player's, a soul has none. */
export function hasHealth(r: FourSoulsRun, ref: Ref): boolean {
  if (isSeat(r, ref)) return true
  const o = object(r, ref)
  return (
    o !== null &&
    BODIES.includes(r.m.zones[o.zone].kind) &&
    factOf(r, ref, "health") > 0 &&
    !hasKind(r, ref, "character")
  )
}

const markedOn = (r: FourSoulsRun, ref: Ref): Frozen<Player | Data> | null =>
  isSeat(r, ref) ? player(r, ref) : (object(r, ref)?.data ?? null)

/** Damage marked on a player or an object; what was lost of max HP has taken as much of it along (FS-6.8.7). */
export function damageOn(r: FourSoulsRun, ref: Ref): number {
  const marked = markedOn(r, ref)
  if (marked === null || marked.damage === 0) return 0
  const lost = marked.max - statOf(r, ref, "health")
  return lost > 0 ? Math.max(0, marked.damage - lost) : marked.damage
}

/** Has max HP changed since damage was marked here? */
export function isOutdated(r: FourSoulsRun, ref: Ref): boolean {
  const marked = markedOn(r, ref)
  return marked !== null && marked.damage > 0 && marked.max !== statOf(r, ref, "health")
}

export const healthLeft = (r: FourSoulsRun, ref: Ref): number =>
  Math.max(0, statOf(r, ref, "health") - damageOn(r, ref))

/** Has it HP, and any left? */
export const isStanding = (r: FourSoulsRun, ref: Ref): boolean => hasHealth(r, ref) && healthLeft(r, ref) > 0

/** Who killed this, which has died and is not put away yet; nobody, where it simply died (FS-6.10.3). */
export const killerOf = (r: FourSoulsRun, dead: Ref): Seat =>
  r.s.table.dying.find((each) => each.dead === dead)?.killer ?? NOBODY

/** The same; where nobody did, the active player, who is due what it leaves (FS-2.3.4). */
export function killerOrActiveOf(r: FourSoulsRun, dead: Ref): Seat {
  const killer = killerOf(r, dead)
  return killer === NOBODY ? r.s.table.active : killer
}

/** Evasion as a roll has to reach it: no roll is below 1 or above 6, and in most rulesets no evasion either (RD-35). */
export function evasionOf(r: FourSoulsRun, ref: Ref): number {
  const evasion = statOf(r, ref, "evasion")
  return r.s.table.rules.clampEvasion ? Math.max(1, Math.min(6, evasion)) : evasion
}

export const d6 = (r: FourSoulsRun): number => roll(r, "dice", 6)

/** What lasting effects add to a roll of this player. */
export const rollBonus = (r: FourSoulsRun, who: Seat, combat: number): number =>
  statOf(r, who, "rolls") + (combat > 0 ? statOf(r, who, "attackRolls") : 0)

export const isEternal = (r: FourSoulsRun, ref: Ref): boolean => statOf(r, ref, "eternal") > 0

/** The total soul value of a player: souls, and a character that is worth one. */
export function soulsOf(r: FourSoulsRun, seat: Seat): number {
  let total = 0
  for (const ref of r.s.zones[zone(r, "souls", seat)]) total += soulValue(r, ref)
  const character = characterOf(r, seat)
  return character === NOBODY ? total : total + factOf(r, character, "souls")
}

/** What one soul is worth: its icon, or 1 where an effect made a soul of something without one. */
export const soulValue = (r: FourSoulsRun, ref: Ref): number => factOf(r, ref, "souls") || 1

const PLAY = ["board", "souls", "monsters", "shop", "rooms"]

/** In play: what players control, and the top card of each slot (FS-3.1.1). */
export function isInPlay(r: FourSoulsRun, ref: Ref): boolean {
  const o = object(r, ref)
  return o !== null && PLAY.includes(r.m.zones[o.zone].kind)
}

/** Somebody's soul, whatever else it was. */
export function isSoul(r: FourSoulsRun, ref: Ref): boolean {
  const o = object(r, ref)
  return o !== null && r.m.zones[o.zone].kind === "souls"
}

/** The zone a card goes to when it is put into discard; what has no pile leaves the game. */
export function discardOf(r: FourSoulsRun, ref: Ref): number {
  const deck = deckOf(r, ref)
  return zone(r, deck === null ? "outside" : `${deck}Discard`)
}

/** The decks, which are called as the backs of their cards. */
export type Deck = "loot" | "treasure" | "monster" | "room"
export const DECKS: readonly string[] = ["loot", "treasure", "monster", "room"] satisfies Deck[]

/** The deck of a card, by its back; null for cards without one (FS-3.2.1). */
export function deckOf(r: FourSoulsRun, ref: Ref): Deck | null {
  const def = object(r, ref)?.def ?? NOBODY
  return def < 0 ? null : deckFor(r.m.defs[def].def.back)
}
export const deckFor = (back: string): Deck | null => (DECKS.includes(back) ? (back as Deck) : null)

export type SlotKind = "monsters" | "shop" | "rooms"

/** What is in play in a slot, or NOBODY. */
export function topOfSlot(r: FourSoulsRun, where: SlotKind, slot: number): Ref {
  for (const ref of r.s.zones[zone(r, where)]) if (dataOf(r, ref).slot === slot) return ref
  return NOBODY
}
