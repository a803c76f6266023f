// Finds a card, and plays it twice.

import { skill } from "../../cards/card.ts"
import { forcePlayTwiceAndExhaust, searchForPlay } from "../../verbs/index.ts"

const know = searchForPlay(forcePlayTwiceAndExhaust("card"))

export default skill(
  "watcher-omniscience",
  "Omniscience",
  { character: "watcher", deck: "rares", rarity: "rare", unlock: 3, look: { glyph: "star-pupil", hue: 262 } },
  { cost: 3, keywords: ["exhaust"], do: know },
  { cost: 2, keywords: ["exhaust"], do: know },
)
