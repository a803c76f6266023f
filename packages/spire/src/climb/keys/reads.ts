// The three keys of Act IV: which can still be gained, and what of it is at hand here (STS-K.6).

import { hasAct } from "../../cards/acts.ts"
import { player, type SpireRun } from "../../state/run.ts"
import { partyOf, type Player } from "../../state/types.ts"
import { boardOf } from "../map/boards/index.ts"
import { isAtFire } from "../map/map.ts"

const keys = ["ruby", "sapphire", "emerald"] as const
export type Key = (typeof keys)[number]

export const LAST = 4

/** Is the last Act unlocked, and in the box? */
export const isLastOpen = (r: SpireRun): boolean => {
  const { climb, lastAct, ascension } = r.s.table
  return (
    climb > 0 &&
    lastAct > 0 &&
    hasAct(
      r.m.defs.map(({ def }) => def),
      LAST,
      ascension,
    )
  )
}

/** Can this key be gained at all still? */
export const isKeyOpen = (r: SpireRun, key: Key): boolean =>
  r.s.table[key] === 0 && r.s.table.act < LAST && isLastOpen(r)

export const hasAllKeys = (r: SpireRun): boolean => keys.every((key) => r.s.table[key] > 0)

/** Is this the elite that burns, as long as its key is wanted? */
export const isBurning = (r: SpireRun): boolean =>
  r.s.table.climb > 0 && isAtFire(r.s.table, boardOf(r.s.table)) && isKeyOpen(r, "emerald")

/** Is this a room where the party could do without its relics for a key? */
export const isRelicAtStake = (r: SpireRun): boolean =>
  (r.s.table.room === "elite" || r.s.table.room === "treasure") && isKeyOpen(r, "sapphire")

/** Can this player still do without an action at the campfire? Not where somebody has acted. */
export const mayForgoFire = (r: SpireRun, seat: number): boolean =>
  r.s.table.room === "campfire" &&
  isKeyOpen(r, "ruby") &&
  r.s.table.players[seat].forgone === 0 &&
  everybody(r, ({ chosen }) => chosen === 0)

const everybody = (r: SpireRun, does: (own: Player) => boolean): boolean =>
  partyOf(r.s.table).every((seat) => does(player(r, seat)))

/** Do all of them do without it? */
export const allForgo = (r: SpireRun): boolean => everybody(r, ({ forgone }) => forgone > 0)

/** The keys that the party has earned in this room. */
export function keysEarned(r: SpireRun): Key[] {
  const { room } = r.s.table
  const earned: Record<Key, boolean> = {
    ruby: room === "campfire" && isKeyOpen(r, "ruby") && allForgo(r),
    sapphire: isRelicAtStake(r) && allForgo(r),
    emerald: isBurning(r),
  }
  return keys.filter((key) => earned[key])
}
