// Takes the edge off the next blow.

import { n } from "@soulspire/kernel"
import { loot } from "../../../words/card.ts"
import { aim, monstersAndPlayers, preventOfNextInstance } from "../../../words/index.ts"

export default loot(
  "v-the-hierophant",
  "V. The Hierophant",
  { kind: "tarot", look: { glyph: "tarot-05-the-hierophant", hue: 45 } },
  [preventOfNextInstance(n(2), "it1")],
  aim(monstersAndPlayers),
)
