// More gold, a rare card, or all gold for a choice of rares.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gain, gainRare, GREETING, loseGold } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

// disputed: locked
export default blessing("neow-07", { look: { glyph: "manta-ray", hue: 210, small: "card-pick" } }, GREETING, [
  [gainGold(n(5))],
  [gainRare],
  [...gain("rare"), loseGold(n(3))],
])
