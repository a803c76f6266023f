// Cents, loot cards, hands and decks: what is gained, lost, looted, played, discarded and looked at.

import type { Part } from "../../state/part.ts"
import { lootRules } from "./rules.ts"
import { coinAndCardOps } from "./coins-and-cards.ts"
import { handOps } from "./hands.ts"
import { searchOps } from "./search.ts"
import { lootAtoms } from "./atoms.ts"
import { reads, tests } from "./reads.ts"
import { events, telling } from "./events.ts"

export const loot: Part = {
  programs: lootRules,
  ops: [...coinAndCardOps, ...handOps, ...searchOps],
  atoms: lootAtoms,
  reads,
  tests,
  events,
  telling,
}
