// The next attack twice.

import { skill } from "../../cards/card.ts"
import { playTwice } from "../../verbs/index.ts"

export default skill(
  "ironclad-double-tap",
  "Double Tap",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "crossed-slashes", hue: 15 } },
  { cost: 1, keywords: ["single"], do: [playTwice("attack")] },
  { cost: 0, do: [playTwice("attack")] },
)
