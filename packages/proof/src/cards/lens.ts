// A look at the top of the deck, remembered until it is shuffled.

import { n, reveal } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card(
  { glyph: "magnifying-glass", hue: 195 },
  spell("lens", [reveal({ from: "deck", top: n(2) }, "you")]),
)
