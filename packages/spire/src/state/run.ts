// A run over a Spire table, and the small readings that rules, verbs and cards share.

import {
  type ActSpec,
  type Atom,
  dataOf,
  defAt,
  type Env,
  factOf,
  type Get,
  FIRST_SEAT,
  isOfKind,
  NOBODY,
  type Obj,
  object,
  opFor,
  type Ref,
  type Run,
  type Seat,
  zone,
  zoneId,
} from "@soulspire/kernel"
import { tokenLimits } from "./new.ts"
import {
  type Data,
  type Fighter,
  isThere,
  partyOf,
  playersOf,
  type Player,
  type Table,
  type Token,
} from "./types.ts"
import { zoneNo } from "./zones.ts"

export { factOf }

/** The state as rules, verbs and acts are handed it: nothing of it can be assigned. Only atoms write (`state/write.ts`). */
export type SpireRun = Run<Table, Data>
export type SpireObj = Obj<Data>
export type Change = Atom<Table, Data>
export type Act = ActSpec<Table, Data>
export type SpireActs = Record<string, Act>
/** Declares a verb. */
export const op = opFor<Table, Data>()

export const player = (r: SpireRun, seat: Seat): Player => r.s.table.players[seat]
export const isSeat = (r: SpireRun, ref: Ref): ref is Seat => ref >= 0 && ref < r.s.seats

export function hasKind(r: SpireRun, ref: Ref, kind: string): boolean {
  const def = defAt(r, ref)
  return def >= 0 && isOfKind(r.m.defs[def], kind)
}

/** What this card is on its upgraded side; -1 if it has none, or shows it already. */
export const upgradeOf = (r: SpireRun, card: Ref): number => {
  const def = defAt(r, card)
  return def < 0 || hasKind(r, card, "status") ? -1 : r.m.defs[def].face
}

/** Whose a card is: of whoever's pile it lies in, or of whoever it is played by. */
export function holderOf(r: SpireRun, card: Ref): Seat {
  const o = object(r, card)
  if (o === null) return FIRST_SEAT
  const { seat } = r.m.zones[o.zone]
  return seat === NOBODY ? o.controller : seat
}

/** What lies in a zone just now; it may change while one goes through it. */
export const lying = (r: SpireRun, kind: string, seat?: Seat): Ref[] => r.s.zones[zone(r, kind, seat)].slice()

export const isEnemy = (r: SpireRun, ref: Ref): boolean => object(r, ref)?.zone === zoneId(r, zoneNo.enemies)

/** Somebody who can be hit: a living player, or an enemy that is there. */
export function fighter(r: SpireRun, ref: Ref): Fighter | null {
  if (isSeat(r, ref)) return isThere(player(r, ref)) ? player(r, ref) : null
  return isEnemy(r, ref) ? dataOf(r, ref) : null
}

/** Powers that a player has in play. */
export const powersOf = (r: SpireRun, seat: Seat): number => r.s.zones[zoneId(r, zoneNo.powers, seat)].length

export const enemies = (r: SpireRun): readonly Ref[] => r.s.zones[zoneId(r, zoneNo.enemies)]

/** With what an enemy enters: HP by the number of players where its card says so (STS-6.6), cube and mode at the first, and the cubes of its ability. */
export function freshEnemy(r: SpireRun, ref: Ref): Pick<Data, "hp" | "maxHp" | "cube" | "mode" | "counters"> {
  const hp = factOf(r, ref, `hp${playersOf(r.s.table)}`) || factOf(r, ref, "hp")
  const mode = factOf(r, ref, "modes") > 0 ? 1 : 0
  const slots = factOf(r, ref, "slots") || factOf(r, ref, `slots${mode}`)
  return { hp, maxHp: hp, cube: slots > 0 ? 1 : 0, mode, counters: factOf(r, ref, "cubes") }
}

type Held = Partial<Record<Token, number>>
type Limit = { each: number } | { all: number }

/** How many more of a token somebody can have (STS-9.14). */
export function roomFor(r: SpireRun, whom: Ref, token: Token): number {
  const someone: Held | null = fighter(r, whom)
  const there = someone?.[token]
  // There is no field for what somebody can never have.
  if (there === undefined) return 0
  const limit: Limit = tokenLimits[token]
  return "each" in limit ? limit.each - there : limit.all - placed(r, token)
}

/** How many of a token somebody has. */
export function held(r: SpireRun, whom: Ref, token: Token): number {
  const someone: Held | null = fighter(r, whom)
  return someone?.[token] ?? 0
}

/** How many of a token all of them have together. */
export function placed(r: SpireRun, token: Token): number {
  let sum = 0
  for (const seat of partyOf(r.s.table)) sum += held(r, seat, token)
  for (const ref of enemies(r)) sum += held(r, ref, token)
  return sum
}

interface Bonus {
  bonus?: Get<number> | undefined
  if?: Get<boolean> | undefined
}
/** What is added to a number, where its condition is met. */
export const bonusIf = (r: SpireRun, env: Env, { bonus, if: cond }: Bonus): number =>
  bonus === undefined || (cond !== undefined && !cond(r, env, NOBODY)) ? 0 : bonus(r, env, NOBODY)

/** The most that somebody could pay: each miracle is worth one energy, past the limit too (STS-10.11). */
export const spendable = (r: SpireRun, seat: Seat): number =>
  player(r, seat).energy + player(r, seat).miracles

/** What waits for the next round brings enemies: the combat goes on without any (STS-8.8). */
export const moreToCome = (r: SpireRun): boolean =>
  r.s.effects.some(({ ability }) => {
    const waits = r.m.abilities[ability].ability
    return waits.k === "on" && waits.event === "roundStarts"
  })
