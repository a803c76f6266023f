// What changes a player's orbs (STS-10.5 to STS-10.7).

import type { Atom, Proposal, Seat } from "@soulspire/kernel"
import { player } from "../../run.ts"
import type { Data, Table } from "../../state/new.ts"
import { cubesLeft, hasOpenSlot, type Orb, orbsHeld } from "./reads.ts"

const who = (p: Proposal): Seat => p["who"] as Seat
const orb = (p: Proposal): Orb => p["orb"] as Orb

export const orbAtoms: Record<string, Atom<Table, Data>> = {
  channel: {
    able: (r, p) => hasOpenSlot(r, who(p)) && cubesLeft(r, orb(p)) > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      player(r, who(p))[orb(p)]++
    },
  },
  evoke: {
    able: (r, p) => player(r, who(p))[orb(p)] > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      player(r, who(p))[orb(p)]--
    },
  },
  /** All of them, without their effects. */
  removeOrbs: {
    able: (r, p) => orbsHeld(r, who(p)) > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = orbsHeld(r, who(p))
      Object.assign(player(r, who(p)), { lightning: 0, frost: 0, dark: 0 })
    },
  },
}
