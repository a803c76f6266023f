// Plays the top of the draw pile.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { drink, forceDraws } from "../../verbs/items.ts"

export default potion(
  "distilled-chaos",
  "Distilled Chaos",
  { price: 3, look: { glyph: "bottle-vapors", hue: 300 } },
  [drink([forceDraws(n(3))])],
)
