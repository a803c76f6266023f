// A rule that a whole climb is played with: picked by the party, or rolled for the climb of a day (STS-13.5, STS-K.8).

import type { Ability, Def } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"

/** One of each is rolled. */
export const lists = ["upper", "lower"] as const

interface Printed {
  list: (typeof lists)[number]
  /** The face of the die that stands for it. */
  face: number
  /** How it is drawn. */
  look: Look
}

interface Facts extends Printed {
  /** Does it speak of colorless cards, which are locked at first? */
  colorless?: boolean
  /** Does it want the decks of characters that nobody plays? */
  everyDeck?: boolean
}

export interface Modifier extends Required<Facts> {
  sort: "modifier"
  id: string
  name: string
  def: Def
}

export const modifier = (
  id: string,
  name: string,
  { list, face, look, colorless = false, everyDeck = false }: Facts,
  abilities: readonly Ability[],
): Modifier => ({
  sort: "modifier",
  id,
  name,
  list,
  face,
  look,
  colorless,
  everyDeck,
  def: { id, back: "modifier", kinds: ["modifier"], facts: {}, abilities: [...abilities] },
})
