// Prevents the next damage to a player.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, players, preventNext } from "../../../verbs/index.ts"

export default loot(
  "soul-heart",
  "Soul Heart",
  { count: 2, kind: "soul-heart", look: { glyph: "nested-hearts", hue: 205 } },
  [preventNext(n(1), "it1")],
  aim(players),
)
