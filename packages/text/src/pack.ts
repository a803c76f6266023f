// What a language can say of cards: whole texts, and the pieces that prompts, options and log lines are made with.

import type { Ability, Def } from "@soulspire/kernel"
import type { Lexicon } from "./lexicon.ts"
import type { Line } from "./token.ts"

export interface Pack {
  /** A card's rules text, one line a paragraph; without kinds and facts that are seen otherwise. */
  card(lexicon: Lexicon, def: Def, seen?: readonly string[]): Line[]
  abilityText(lexicon: Lexicon, def: Def, ability: Ability): Line
  /** What one way of an ability does; null if it has no such way. */
  wayText(lexicon: Lexicon, def: Def, ability: Ability, way: string): Line | null
  /** What may be chosen as a target: "another player". */
  target(lexicon: Lexicon, def: Def, ability: Ability, as: string, way?: string): Line
  /** A zone with its preposition; `owner` is a name. */
  zone(lexicon: Lexicon, zone: string, how: "in" | "into" | "from" | "the", owner: string | null): Line
}
