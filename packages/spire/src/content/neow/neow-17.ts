// A colorless card, a rare one, or all gold for a relic.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gain, gainRare, GREETING, loseGold } from "../../verbs/climb.ts"

export default blessing(
  "neow-17",
  { locked: true, look: { glyph: "sea-serpent", hue: 170, small: "gem-pendant" } },
  GREETING,
  [gain("colorless"), [gainRare], [...gain("relic"), loseGold(n(3))]],
)
