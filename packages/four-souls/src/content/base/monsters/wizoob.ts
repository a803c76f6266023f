// Costs somebody a soul.

import { choose } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { aim, destroy, players, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "wizoob",
  "Wizoob",
  {
    kind: "basic",
    health: 3,
    evasion: 5,
    attack: 1,
    reward: { loot: 3 },
    look: { glyph: "warlock-hood", hue: 265 },
  },
  [
    whenThisDies(
      [
        choose({ what: { from: "souls", of: "it1" }, as: "lost", by: "it1", prompt: "destroy-soul" }),
        destroy("lost"),
      ],
      aim(players),
    ),
  ],
)
