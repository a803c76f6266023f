// What changes a player's miracles (STS-10.11).

import type { Proposal, Seat } from "@soulspire/kernel"
import { type Change, player } from "../../state/run.ts"
import { playerToWrite } from "../../state/write.ts"
import { miraclesLeft } from "./reads.ts"

const who = (p: Proposal): Seat => p["who"] as Seat

export const miracleAtoms: Record<string, Change> = {
  gainMiracle: {
    able: (r, p) => (p["amount"] as number) > 0 && miraclesLeft(r) > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = Math.min(p["amount"] as number, miraclesLeft(r))
      playerToWrite(r, who(p)).miracles += p["amount"]
    },
  },
  spendMiracle: {
    able: (r, p) => player(r, who(p)).miracles > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      playerToWrite(r, who(p)).miracles--
    },
  },
}
