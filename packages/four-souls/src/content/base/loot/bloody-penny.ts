// Loot for every death.

import { n } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"
import { loot, on } from "../../../verbs/index.ts"

export default trinket(
  "bloody-penny",
  "Bloody Penny",
  { look: { glyph: "crown-coin", hue: 0, small: "blood" } },
  [on("playerDies", null, [loot(n(1))])],
)
