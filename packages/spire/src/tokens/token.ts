// What a token is: one declaration in a folder of its own, plain data, from which everything else follows. Fields, types,
// limits and verbs are written from it by scripts/slices.mjs, the rest is read from it (`rules.ts`, `en.ts`, `it.ts`).

import type { Body } from "@soulspire/kernel"

type Holder = "player" | "enemy"

export interface TokenShape {
  /** Who can have it. */
  on: readonly Holder[]
  /** How many each of them can have, or all of them together (STS-9.14). */
  limit: { each: number } | { all: number }
  /** The picture it is drawn with. */
  sign: string
  /** Where it stands among all tokens, wherever they are listed. */
  place: number
  /** Who gains it where a card does not say: `foe`, unless this does. */
  to?: "you" | "foe"
  /** The number of a player that puts so many of it on an enemy with each hit. */
  carriedBy?: string
  /** What happens at the end of the turn to an enemy that has it (`this`), and to a player who has (`you`). */
  endOfTurn?: Partial<Record<Holder, Body>>
  /** What several are called, where they are counted: otherwise it is the same word for any number. */
  en: { word: string; many?: string; means: string }
  it: { word: string; many?: string; gender: "m" | "f"; means: string }
}

export const token = (shape: TokenShape): TokenShape => shape
