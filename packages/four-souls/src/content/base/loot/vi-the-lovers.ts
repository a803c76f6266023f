// More HP till end of turn.

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { aim, players, tillEndOfTurn } from "../../../verbs/index.ts"

export default lootCard(
  "vi-the-lovers",
  "VI. The Lovers",
  { kind: "tarot", look: { glyph: "tarot-06-the-lovers", hue: 340 } },
  [tillEndOfTurn("health", n(2), "it1")],
  aim(players),
)
