// Places that a card may mean any or all of: "a deck", "each discard". The room deck is one where rooms are played.

import type { Lexicon } from "@soulspire/text"

const each = (name: "Deck" | "Discard"): Record<string, true | string> => ({
  [`loot${name}`]: true,
  [`treasure${name}`]: true,
  [`monster${name}`]: true,
  [`room${name}`]: "usesRooms",
})

export const families: NonNullable<Lexicon["families"]> = {
  deck: { of: each("Deck"), any: "anyDeck", each: "eachDeck" },
  discard: { of: each("Discard"), any: "anyDiscard", each: "eachDiscard" },
}
