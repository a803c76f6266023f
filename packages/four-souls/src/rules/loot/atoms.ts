// What changes about cents and loot: they are gained, lost, looted, and put into a deck.

import { amount, type FourSoulsAtom, who } from "../../state/proposal.ts"
import { thawPlayer, thawTable } from "../../state/write.ts"
import { type FourSoulsRun, player } from "../../state/run.ts"
import { type Frame, moveObject, NOBODY, type Ref, type Seat } from "@soulspire/kernel"

/** So many from the top: it goes on top, and then under the ones above it. */
export function putDown(r: FourSoulsRun, f: Frame, card: Ref, deck: number, down: number): void {
  const made = moveObject(r, card, deck, "top", NOBODY, f, "deck")
  const list = r.s.zones[deck]
  list.pop()
  list.splice(Math.max(0, list.length - down), 0, made)
}

export const lootAtoms: Record<string, FourSoulsAtom> = {
  // FS-Q-6: when the pool runs out one gains what is left.
  gainCents: {
    able: (r, p) => amount(p) > 0 && r.s.table.pool > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = Math.min(amount(p), r.s.table.pool)
      thawTable(r).pool -= amount(p)
      thawPlayer(r, who(p)).cents += amount(p)
    },
  },
  // Losing takes what there is (FS-6.21); `to` is who gets it, the pool when nobody does.
  loseCents: {
    able: (r, p) => amount(p) > 0 && player(r, who(p)).cents > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = Math.min(amount(p), player(r, who(p)).cents)
      thawPlayer(r, who(p)).cents -= amount(p)
      if (p["to"] === NOBODY) thawTable(r).pool += amount(p)
      else thawPlayer(r, p["to"] as Seat).cents += amount(p)
    },
  },
  loot: { able: (_r, p) => amount(p) > 0, affected: (_r, p) => who(p), program: "lootCards" },
}
