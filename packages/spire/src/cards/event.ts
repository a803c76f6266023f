// An event's card: what each player chooses from, or what happens to all; and the blessings of Neow, which say it alike.

import type { Ability, Body, Cond, Def, Node } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"

interface Occasion<Sort> {
  sort: Sort
  id: string
  name: string
  /** The Act it belongs to; 0 for a blessing. */
  act: number
  /** The ascension that brings it into the deck (STS-14.4, STS-K.5). */
  ascension: number
  /** In the game only where everything is unlocked? */
  locked: boolean
  look: Look
  def: Def
}
export interface EventCard extends Occasion<"event"> {
  /** Does it want the decks of characters that nobody plays? */
  everyDeck: boolean
}
export type Blessing = Occasion<"blessing">

interface EventFacts {
  /** How it is drawn. */
  look: Look
  act: number
  ascension?: number
  /** In the deck only where colorless cards are in the game (STS-14.4)? */
  locked?: boolean
  /** Nobody can choose what somebody else has chosen. */
  different?: boolean
  /** One choice for the whole party (STS-Q-80). */
  oneChoice?: boolean
  /** So many of its options can be chosen by a player, at least one. */
  optionsEach?: number
  /** Each player has one of their relics drawn before anybody chooses. */
  reveals?: boolean
  everyDeck?: boolean
}

export const event = (
  id: string,
  name: string,
  { look, act, ascension = 0, locked = false, everyDeck = false, ...printed }: EventFacts,
  abilities: readonly Ability[],
): EventCard => ({
  sort: "event",
  id,
  name,
  act,
  ascension,
  locked,
  everyDeck,
  look,
  def: {
    id,
    back: "event",
    kinds: ["event"],
    facts: {
      act,
      ...(ascension > 0 ? { ascension } : {}),
      ...(locked ? { locked: 1 } : {}),
      ...(printed.different === true ? { different: 1 } : {}),
      ...(printed.oneChoice === true ? { oneChoice: 1 } : {}),
      ...(printed.optionsEach === undefined ? {} : { optionsEach: printed.optionsEach }),
      ...(printed.reveals === true ? { reveals: 1 } : {}),
    },
    abilities: [...abilities],
  },
})

interface OptionMore {
  cost?: Body
  when?: Cond
}

/** One of the things that a player can choose, once (STS-5.4); whoever cannot pay for it cannot choose it (STS-5.5). */
export const option = (body: Body, { cost, when }: OptionMore = {}): Ability => ({
  k: "act",
  act: "option",
  in: ["room", "offers"],
  ...(when === undefined ? {} : { when }),
  ...(cost === undefined ? {} : { cost }),
  do: body,
})

/** Whoever chooses this goes on as they are. */
export const leaveIt: Ability = option([])

/** What happens to the whole party at once. */
export const happens = (...body: Node[]): Ability => ({ k: "act", act: "resolve", do: body })

interface BlessingFacts {
  /** How it is drawn. */
  look: Look
  locked?: boolean
}

/** What stands in red is gained, then one of what stands in blue is chosen (STS-2.8). */
export const blessing = (
  id: string,
  { look, locked = false }: BlessingFacts,
  red: Body,
  blue: readonly Body[],
): Blessing => ({
  sort: "blessing",
  id,
  name: `Neow's Blessing ${Number(id.slice(id.lastIndexOf("-") + 1))}`,
  act: 0,
  ascension: 0,
  locked,
  look,
  def: {
    id,
    back: "blessing",
    kinds: ["blessing"],
    facts: {},
    abilities: [{ k: "act", act: "bless", in: ["offers"], do: red }, ...blue.map((body) => option(body))],
  },
})
