// What changes a player's orbs (STS-10.5 to STS-10.7).

import type { Proposal, Seat } from "@soulspire/kernel"
import { type Change, player } from "../../state/run.ts"
import { playerToWrite } from "../../state/write.ts"
import { cubesLeft, hasOpenSlot, type Orb, orbsHeld } from "./reads.ts"

const who = (p: Proposal): Seat => p["who"] as Seat
const orb = (p: Proposal): Orb => p["orb"] as Orb

export const orbAtoms: Record<string, Change> = {
  channel: {
    able: (r, p) => hasOpenSlot(r, who(p)) && cubesLeft(r, orb(p)) > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      playerToWrite(r, who(p))[orb(p)]++
    },
  },
  evoke: {
    able: (r, p) => player(r, who(p))[orb(p)] > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      playerToWrite(r, who(p))[orb(p)]--
    },
  },
  /** All of them, without their effects. */
  removeOrbs: {
    able: (r, p) => orbsHeld(r, who(p)) > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = orbsHeld(r, who(p))
      const own = playerToWrite(r, who(p))
      own.lightning = 0
      own.frost = 0
      own.dark = 0
    },
  },
}
