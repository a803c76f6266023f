// Orbs: which there are, and what a player has of them. All slots are alike, so orbs are counted by their kind and stand
// in no order (STS-10.9).

import { type Seat, statOf } from "@soulspire/kernel"
import { limits } from "./limits.ts"
import { player, type SpireRun } from "./run.ts"
import { type Orb, orbs } from "./types.ts"

/** The kinds that a player has an orb of. */
export const orbsOf = (r: SpireRun, seat: Seat): Orb[] => orbs.filter((orb) => player(r, seat)[orb] > 0)

export const orbsHeld = (r: SpireRun, seat: Seat): number => {
  const { lightning, frost, dark } = player(r, seat)
  return lightning + frost + dark
}

export const hasOpenSlot = (r: SpireRun, seat: Seat): boolean =>
  orbsHeld(r, seat) < statOf(r, seat, "orbSlots")

/** How many cubes of this kind are in the supply, which all players share (STS-12.1). */
export const cubesLeft = (r: SpireRun, orb: Orb): number =>
  limits.orbs - r.s.table.players.reduce((sum, each) => sum + each[orb], 0)
