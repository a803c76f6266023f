// A character: the board with HP and starting ability, and where its cards come from.

import type { Ability, Def } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"

/** From what a new player should begin with on (STS-2.1). */
const learned = ["easy", "harder", "hardest"] as const

export interface Character {
  sort: "character"
  id: string
  name: string
  /** How hard it is to learn (STS-2.1). */
  learning: (typeof learned)[number]
  look: Look
  def: Def
}

interface Printed {
  hp: number
  /** Where its orbs find room (STS-10.5). */
  orbSlots?: number
  learning: Character["learning"]
  /** How it is drawn. */
  look: Look
}

/** Its cards are those whose `character` is its id. */
export const character = (
  id: string,
  name: string,
  { hp, orbSlots, learning, look }: Printed,
  abilities: readonly Ability[],
): Character => ({
  sort: "character",
  id,
  name,
  learning,
  look,
  def: {
    id: `character-${id}`,
    back: "character",
    kinds: ["character", id, learning],
    facts: orbSlots === undefined ? { hp } : { hp, orbSlots },
    abilities: [...abilities],
  },
})

/** In the order in which they are offered, and given to whoever names none: the easy ones first. */
export const byLearning = (a: Character, b: Character): number =>
  learned.indexOf(a.learning) - learned.indexOf(b.learning)
