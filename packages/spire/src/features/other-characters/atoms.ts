// What changes when somebody comes by the orbs or stances of another character (STS-12.3).

import { NOBODY, type Proposal, type Seat, spawn, zoneId } from "@soulspire/kernel"
import type { Change } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"
import { hasShard } from "./reads.ts"

const who = (p: Proposal): Seat => p["who"] as Seat

export const otherAtoms: Record<string, Change> = {
  /** The relic lies in no deck; nobody has two of it. */
  gainShard: {
    able: (r, p) => who(p) !== NOBODY && !hasShard(r, who(p)),
    affected: (_r, p) => who(p),
    commit(r, p) {
      const def = r.m.defs.findIndex(({ def: { kinds } }) => kinds.includes("special-relic"))
      spawn(r, def, zoneId(r, zoneNo.items, who(p)), who(p))
    },
  },
}
