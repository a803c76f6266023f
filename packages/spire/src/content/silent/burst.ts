// The next skill twice.

import { skill } from "../../cards/card.ts"
import { playTwice } from "../../verbs/index.ts"

export default skill(
  "silent-burst",
  "Burst",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "star-formation", hue: 160 } },
  { cost: 1, keywords: ["uncopied", "single"], do: [playTwice("skill")] },
  { cost: 0, keywords: ["uncopied", "single"], do: [playTwice("skill")] },
)
