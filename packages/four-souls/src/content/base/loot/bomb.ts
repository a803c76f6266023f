// Damage to a monster or a player.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, deal, monstersAndPlayers } from "../../../verbs/index.ts"

export default loot(
  "bomb",
  "Bomb!",
  { count: 4, kind: "bomb", look: { glyph: "unlit-bomb", hue: 18 } },
  [deal(n(1), "it1")],
  aim(monstersAndPlayers),
)
