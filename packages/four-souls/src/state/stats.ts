// Derived numbers: what is printed, then what statics and lasting effects make of it.

import { NOBODY, type StatSpec } from "@soulspire/kernel"
import {
  characterOf,
  factOf,
  type FourSoulsRun,
  hasKind,
  isInPlay,
  isSeat,
  isSoul,
  type ReadData,
  type ReadTable,
} from "./run.ts"
import type { Ref } from "@soulspire/kernel"

/** What is printed on something; for a player, on the character (FS-2.5.2). */
const printed =
  (name: string) =>
  (r: FourSoulsRun, ref: Ref): number => {
    if (!isSeat(r, ref)) return factOf(r, ref, name)
    const character = characterOf(r, ref)
    return character === NOBODY ? 0 : factOf(r, character, name)
  }

const always = (value: number): StatSpec<ReadTable, ReadData> => ({ base: value, min: 0 })

export const stats: Record<string, StatSpec<ReadTable, ReadData>> = {
  health: { base: printed("health"), min: 0 },
  attack: { base: printed("attack"), min: 0 },
  evasion: { base: printed("evasion") },
  /** Only in play (FS-4.6.1), and not on what has become a soul: what is printed there is silent. */
  eternal: { base: (r, ref) => (isInPlay(r, ref) && !isSoul(r, ref) ? factOf(r, ref, "eternal") : 0) },
  /** The quality of a starting item, which another item can have too (FS-2.1.3). */
  startingItem: { base: (r, ref) => (hasKind(r, ref, "starting-item") ? 1 : 0) },
  /** Added to each roll of a player as it resolves, and to attack rolls alone. */
  rolls: { base: 0 },
  attackRolls: { base: 0 },
  handSize: always(10),
  lootStep: always(1),
  /** Loot plays that the action phase gives. */
  lootPlays: always(1),
  /** May somebody play any number of loot cards? */
  freePlays: always(0),
  attacks: always(1),
  /** May somebody attack any number of times? */
  freeAttacks: always(0),
  purchases: always(1),
  /** What a shop item, or the top of the treasure deck (asked of the buyer), costs. */
  price: always(10),
  /** Souls needed to win. */
  goal: { base: (r) => r.s.table.goal },
}
