// What changes a player's miracles and stance (STS-10.11, STS-10.12).

import type { Atom, Proposal, Seat } from "@soulspire/kernel"
import { miraclesLeft, player } from "../run.ts"
import type { Data, Stance, Table } from "../types.ts"

const who = (p: Proposal): Seat => p["who"] as Seat

export const stanceAtoms: Record<string, Atom<Table, Data>> = {
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
