// Orbs: which there are, and what a player has of them. All slots are alike, so orbs are counted by their kind and stand
// in no order (STS-10.9).

import { factsOf, NOBODY, type Ref, type Seat, statOf, type StatSpec, topOf, zoneId } from "@soulspire/kernel"
import type { Data, Table } from "../../state/types.ts"
import { isSeat, player, type SpireRun } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"

export const orbs = ["lightning", "frost", "dark"] as const
export type Orb = (typeof orbs)[number]

/** Cubes for each kind. No number is printed anywhere: more than one player has slots for (STS-Q-26). */
const CUBES = 10

/** The kinds that a player has an orb of. */
export const orbsOf = (r: SpireRun, seat: Seat): Orb[] => orbs.filter((orb) => player(r, seat)[orb] > 0)

export const orbsHeld = (r: SpireRun, seat: Seat): number => {
  const { lightning, frost, dark } = player(r, seat)
  return lightning + frost + dark
}

export const openSlots = (r: SpireRun, seat: Seat): number => statOf(r, seat, "orbSlots") - orbsHeld(r, seat)

export const hasOpenSlot = (r: SpireRun, seat: Seat): boolean => openSlots(r, seat) > 0

/** How many cubes of this kind are in the supply, which all players share (STS-12.1). */
export const cubesLeft = (r: SpireRun, orb: Orb): number =>
  CUBES - r.s.table.players.reduce((sum, each) => sum + each[orb], 0)

const ofSeat =
  (count: (r: SpireRun, seat: Seat) => number) =>
  (r: SpireRun, ref: Ref): number =>
    isSeat(r, ref) ? count(r, ref) : 0

export const orbReads = {
  lightning: ofSeat((r, seat) => player(r, seat).lightning),
  frost: ofSeat((r, seat) => player(r, seat).frost),
  dark: ofSeat((r, seat) => player(r, seat).dark),
  orbs: ofSeat(orbsHeld),
  /** Of how many kinds they have an orb. */
  orbKinds: ofSeat((r, seat) => orbsOf(r, seat).length),
}

export const orbTests = {
  hasOpenSlot: (r: SpireRun, ref: Ref): boolean => isSeat(r, ref) && hasOpenSlot(r, ref),
}

function printedSlots(r: SpireRun, ref: Ref): number {
  const board = isSeat(r, ref) ? topOf(r, zoneId(r, zoneNo.board, ref)) : NOBODY
  return board === NOBODY ? 0 : (factsOf(r, board)["orbSlots"] ?? 0)
}

export const orbStats: Record<string, StatSpec<Table, Data>> = {
  /** Where a player's orbs find room: as printed on the board, and what else there is. */
  orbSlots: { base: printedSlots, min: 0, of: "seat" },
  /** Added to each effect of an orb that is evoked, and of a dark one. */
  evokes: { base: 0, of: "seat" },
  darkEvokes: { base: 0, of: "seat" },
  /** Added to what each orb gives at the end of a turn, and to what lightning does. */
  orbActs: { base: 0, of: "seat" },
  lightningActs: { base: 0, of: "seat" },
  /** Does a player's lightning strike a whole row? */
  lightningRows: { base: 0, of: "seat" },
}
