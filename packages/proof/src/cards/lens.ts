// A look at the top of the deck, remembered until it is shuffled.

import { n } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card(
  { glyph: "magnifying-glass", hue: 195 },
  spell("lens", [{ op: "show", what: { from: "deck", top: n(2) }, to: "you" }]),
)
