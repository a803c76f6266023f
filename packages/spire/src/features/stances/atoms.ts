// What changes a player's stance (STS-10.12).

import type { Atom, Proposal, Seat } from "@soulspire/kernel"
import { player } from "../../run.ts"
import type { Data, Table } from "../../state/new.ts"
import type { Stance } from "./reads.ts"

const who = (p: Proposal): Seat => p["who"] as Seat

export const stanceAtoms: Record<string, Atom<Table, Data>> = {
  /** The one that somebody is in already is not entered. */
  enterStance: {
    able: (r, p) => player(r, who(p)).stance !== p["stance"],
    affected: (_r, p) => who(p),
    commit(r, p) {
      const own = player(r, who(p))
      own.stance = p["stance"] as Stance
      own.switches++
    },
  },
}
