// A colorless card, potions, or two other cards at the price of a Curse.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gain, gainCurse, gainMany, GREETING, transform } from "../../verbs/climb.ts"

export default blessing(
  "neow-19",
  { locked: true, look: { glyph: "giant-squid", hue: 230, small: "transform" } },
  GREETING,
  [gain("colorless"), gainMany("potion", n(3)), [...transform(n(2)), gainCurse]],
)
