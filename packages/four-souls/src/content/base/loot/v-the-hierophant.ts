// Takes the edge off the next blow.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, monstersAndPlayers, preventOfNextInstance } from "../../../verbs/index.ts"

export default loot(
  "v-the-hierophant",
  "V. The Hierophant",
  { kind: "tarot", look: { glyph: "tarot-05-the-hierophant", hue: 45 } },
  [preventOfNextInstance(n(2), "it1")],
  aim(monstersAndPlayers),
)
