// A potion after every combat.

import { bossRelic } from "../../cards/item.ts"
import { endOfCombat } from "../../verbs/index.ts"
import { reward } from "../../verbs/climb.ts"

export default bossRelic(
  "white-beast-statue",
  "White Beast Statue",
  { look: { glyph: "unicorn", hue: 210 } },
  [endOfCombat(reward("potion"))],
)
