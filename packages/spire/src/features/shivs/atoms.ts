// What changes a player's shivs.

import type { Atom, Seat } from "@soulspire/kernel"
import { player } from "../../run.ts"
import type { Data, Table } from "../../state/new.ts"

export const shivAtoms: Record<string, Atom<Table, Data>> = {
  gainShiv: {
    affected: (_r, p) => p["who"] as Seat,
    commit(r, p) {
      player(r, p["who"] as Seat).shivs++
    },
  },
}
