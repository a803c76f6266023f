// Decks that are one place to a reader: what can be done with each of them is said once.

import type { Lexicon } from "@soulspire/text"

export const families: NonNullable<Lexicon["families"]> = {
  goods: { of: { potionDeck: true, relicDeck: true }, any: "goodsDeck", each: "goodsDecks" },
}
