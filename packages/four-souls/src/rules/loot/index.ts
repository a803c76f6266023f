// Cents, loot cards, hands and decks: what is gained, lost, looted, played, discarded and looked at.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { lootRules } from "./rules.ts"
import { centOps } from "./cents.ts"
import { drawingOps } from "./drawing.ts"
import { handOps } from "./hands.ts"
import { pileOps } from "./piles.ts"
import { playingOps } from "./playing.ts"
import { lootAtoms } from "./atoms.ts"
import { reads, tests } from "./reads.ts"
import { events, telling } from "./events.ts"

export const loot: Part = {
  programs: lootRules,
  ops: [...centOps, ...drawingOps, ...pileOps, ...playingOps, ...handOps],
  atoms: lootAtoms,
  reads,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
