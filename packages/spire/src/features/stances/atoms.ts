// What changes a player's stance (STS-10.12).

import type { Proposal, Seat } from "@soulspire/kernel"
import { type Change, player } from "../../state/run.ts"
import { playerToWrite } from "../../state/write.ts"
import type { Stance } from "./reads.ts"

const who = (p: Proposal): Seat => p["who"] as Seat

export const stanceAtoms: Record<string, Change> = {
  /** The one that somebody is in already is not entered. */
  enterStance: {
    able: (r, p) => player(r, who(p)).stance !== p["stance"],
    affected: (_r, p) => who(p),
    commit(r, p) {
      const own = playerToWrite(r, who(p))
      own.stance = p["stance"] as Stance
      own.switches++
    },
  },
}
