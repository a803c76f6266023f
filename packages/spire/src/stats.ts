// Derived numbers: what is printed, then what powers, relics and lasting effects make of it.

import type { StatSpec } from "@soulspire/kernel"
import { factOf, isSeat, player } from "./run.ts"
import type { Data, Table } from "./types.ts"

/** More than anybody has. */
const ANY = 999

export const stats: Record<string, StatSpec<Table, Data>> = {
  /** Energy to play a card. */
  cost: { base: (r, ref) => factOf(r, ref, "cost"), min: 0 },
  /** Added to each hit of a player, and to each hit of a shiv. */
  hits: { base: () => 0 },
  shivHits: { base: () => 0 },
  /** Added to each hit of a player's attacks that cost nothing, shivs among them. */
  freeHits: { base: () => 0 },
  /** Added to each hit, and to each block, of this very card. */
  cardHits: { base: () => 0 },
  cardBlocks: { base: () => 0 },
  /** Poison that each of their hits puts on an enemy. */
  hitPoison: { base: () => 0 },
  /** Added to each block that an attack or a skill gives. */
  blocks: { base: () => 0 },
  /** Is it exhausted when it has been played? */
  exhausts: { base: (r, ref) => factOf(r, ref, "exhaust") },
  /** Does a player keep block at the start of a turn, and an enemy at the start of theirs? */
  keepsBlock: { base: () => 0 },
  /** The most HP that a player can lose in a round. */
  mostLost: { base: () => ANY },
  /** The most HP that a player can have. */
  mostHp: { base: (r, ref) => (isSeat(r, ref) ? player(r, ref).maxHp : 0) },
  hand: { base: () => 5, min: 0 },
}
