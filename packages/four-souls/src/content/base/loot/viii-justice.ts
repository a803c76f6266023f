// Catches up with a player.

import { count, minus, read } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { aim, gainCents, loot, players } from "../../../verbs/index.ts"

export default lootCard(
  "viii-justice",
  "VIII. Justice",
  { kind: "tarot", look: { glyph: "tarot-11-justice", hue: 50 } },
  [
    loot(minus(count({ from: "hand", of: "it1" }), count({ from: "hand", of: "you" }))),
    gainCents(minus(read("cents", "it1"), read("cents", "you"))),
  ],
  aim(players),
)
