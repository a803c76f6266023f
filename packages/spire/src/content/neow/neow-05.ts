// Potions, another card, or all gold for a relic.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gain, gainMany, GREETING, loseGold } from "../../verbs/climb.ts"

export default blessing(
  "neow-05",
  { look: { glyph: "sea-turtle", hue: 165, small: "gem-pendant" } },
  GREETING,
  [gainMany("potion", n(3)), gain("card"), [...gain("relic"), loseGold(n(3))]],
)
