// A character: the board with HP and starting ability, and where its cards come from.

import type { Ability, Def } from "@soulspire/kernel"

export interface Character {
  sort: "character"
  id: string
  name: string
  def: Def
}

/** Its cards are those whose `character` is its id. */
export const character = (
  id: string,
  name: string,
  hp: number,
  /** How hard it is to learn (STS-2.1). */
  learning: "easy" | "harder" | "hardest",
  abilities: readonly Ability[],
): Character => ({
  sort: "character",
  id,
  name,
  def: {
    id: `character-${id}`,
    back: "character",
    kinds: ["character", id, learning],
    facts: { hp },
    abilities: [...abilities],
  },
})
