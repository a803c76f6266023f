// Derived numbers: what is printed, then what powers, relics and lasting effects make of it.

import { factsOf, type StatSpec } from "@soulspire/kernel"
import { costFixed } from "../features/confused/reads.ts"
import { isSeat, player } from "../state/run.ts"
import type { Data, Table } from "../state/types.ts"

/** More than anybody ever loses, or plays. */
const NO_LIMIT = 999

export const stats: Record<string, StatSpec<Table, Data>> = {
  /** Energy to play a card. */
  cost: { base: (r, ref) => factsOf(r, ref)["cost"] ?? 0, fixed: costFixed, min: 0 },
  /** Added to each hit of a player; wrath is one of it (STS-10.12). */
  hits: { base: (r, ref) => (isSeat(r, ref) && player(r, ref).stance === "wrath" ? 1 : 0), of: "seat" },
  /** Added to each hit of an enemy, for each power of the player that it hits. */
  perPower: { base: 0 },
  /** The slot that an enemy's cube goes to next, where something says so; 0 otherwise. */
  nextSlot: { base: 0 },
  /** Added to each hit on somebody. */
  hitsTaken: { base: 0 },
  /** Added to each hit of a player's attacks that cost nothing, shivs among them. */
  freeHits: { base: 0, of: "seat" },
  /** Added to each hit, and to each block, of this very card. */
  cardHits: { base: 0 },
  cardBlocks: { base: 0 },
  /** Added to each block that an attack or a skill gives. */
  blocks: { base: 0, of: "seat" },
  /** Is it exhausted when it has been played? */
  exhausts: { base: (r, ref) => factsOf(r, ref)["exhaust"] ?? 0 },
  /** Does a player keep block at the start of a turn, and an enemy at the start of theirs? */
  keepsBlock: { base: 0 },
  /** The most cards that a player can play in a turn. */
  mostPlays: { base: NO_LIMIT, of: "seat" },
  /** Dazes for each player whom an attack of an enemy has hurt. */
  stabs: { base: 0 },
  /** The most damage that a hit does to it (STS-Q-40). */
  mostPerHit: { base: NO_LIMIT },
  /** The most HP that a player can lose in a round. */
  mostLost: { base: NO_LIMIT, of: "seat" },
  /** The most damage that a player deals to an enemy at once. */
  mostDealt: { base: NO_LIMIT, of: "seat" },
  /** The fewest HP that an enemy can have. */
  leastHp: { base: 0 },
  /** The most HP that a player can have. */
  mostHp: { base: (r, ref) => (isSeat(r, ref) ? player(r, ref).maxHp : 0), of: "seat" },
  hand: { base: 5, min: 0, of: "seat" },
  /** Potions that a player can have; fewer from the fourth ascension on (STS-4.8, STS-K.5). */
  potionLimit: { base: (r) => (r.s.table.ascension >= 4 ? 2 : 3), min: 0, of: "seat" },
  /** HP that a player heals by resting (STS-5.6). */
  rest: { base: 3, min: 0, of: "seat" },
  /** Do the tokens of the map stay face down until the party comes there? */
  hiddenMap: { base: 0, of: "seat" },
}
