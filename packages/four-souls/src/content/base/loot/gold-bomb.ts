// Damage to a monster or a player.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, deal, monstersAndPlayers } from "../../../verbs/index.ts"

export default loot(
  "gold-bomb",
  "Gold Bomb!!",
  { count: 1, kind: "bomb", look: { glyph: "unlit-bomb", hue: 48, small: "sparkles" } },
  [deal(n(3), "it1")],
  aim(monstersAndPlayers),
)
