// What a new box keeps locked, by name: three packs of cards for each character, the colorless cards with what speaks of
// them, and the last Act (STS-14.4, STS-K.7).

import type { Options } from "@soulspire/kernel"
import { characters } from "../cards/index.ts"

const PACKS = 3
export const COLORLESS = "colorless"
export const LAST_ACT = "act-4"

/** The pack of a card, by the number of its lock. */
export const packOf = (character: string, nth: number): string => `${character}-${nth}`

export const unlocks: readonly string[] = [
  ...characters.flatMap(({ id }) => Array.from({ length: PACKS }, (_, i) => packOf(id, i + 1))),
  COLORLESS,
  LAST_ACT,
]

/** Is this open at a table with these options? */
export const isUnlocked = (options: Options, name: string): boolean =>
  options["everythingUnlocked"] === true || (options["unlocked"] as readonly string[]).includes(name)
