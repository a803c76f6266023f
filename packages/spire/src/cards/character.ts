// A character: the board with HP and starting ability, and where its cards come from.

import type { Ability, Def } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"

export interface Character {
  sort: "character"
  id: string
  name: string
  look: Look
  def: Def
}

interface Printed {
  hp: number
  /** How hard it is to learn (STS-2.1). */
  learning: "easy" | "harder" | "hardest"
  /** How it is drawn. */
  look: Look
}

/** Its cards are those whose `character` is its id. */
export const character = (
  id: string,
  name: string,
  { hp, learning, look }: Printed,
  abilities: readonly Ability[],
): Character => ({
  sort: "character",
  id,
  name,
  look,
  def: {
    id: `character-${id}`,
    back: "character",
    kinds: ["character", id, learning],
    facts: { hp },
    abilities: [...abilities],
  },
})
