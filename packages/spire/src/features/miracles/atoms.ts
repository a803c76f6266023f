// What changes a player's miracles (STS-10.11).

import type { Atom, Proposal, Seat } from "@soulspire/kernel"
import { player } from "../../run.ts"
import type { Data, Table } from "../../state/new.ts"
import { miraclesLeft } from "./reads.ts"

const who = (p: Proposal): Seat => p["who"] as Seat

export const miracleAtoms: Record<string, Atom<Table, Data>> = {
  gainMiracle: {
    able: (r, p) => (p["amount"] as number) > 0 && miraclesLeft(r) > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = Math.min(p["amount"] as number, miraclesLeft(r))
      player(r, who(p)).miracles += p["amount"]
    },
  },
  spendMiracle: {
    able: (r, p) => player(r, who(p)).miracles > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      player(r, who(p)).miracles--
    },
  },
}
