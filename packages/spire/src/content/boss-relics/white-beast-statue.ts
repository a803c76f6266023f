// A potion after every combat.

import { bossRelic } from "../../item.ts"
import { endOfCombat } from "../../words.ts"
import { reward } from "../../words/climb.ts"

export default bossRelic(
  "white-beast-statue",
  "White Beast Statue",
  { look: { glyph: "unicorn", hue: 210 } },
  [endOfCombat(reward("potion"))],
)
