// What changes hands by agreement.

import { amount, type FourSoulsAtom, who } from "../../state/proposal.ts"
import { player } from "../../state/run.ts"
import { thawPlayer } from "../../state/write.ts"
import type { Seat } from "@soulspire/kernel"

/** By agreement: no card has a say in it (FS-12.1). */
export const barterAtoms: Record<string, FourSoulsAtom> = {
  passCents: {
    able: (r, p) => amount(p) > 0 && player(r, who(p)).cents >= amount(p),
    affected: (_r, p) => who(p),
    commit(r, p) {
      thawPlayer(r, who(p)).cents -= amount(p)
      thawPlayer(r, p["to"] as Seat).cents += amount(p)
    },
  },
}
