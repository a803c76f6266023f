// A soul of somebody else's.

import { choose, gate } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { aim, give, otherPlayers, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "the-lamb",
  "The Lamb",
  {
    kind: "epic-boss",
    health: 6,
    evasion: 3,
    attack: 6,
    reward: { cents: 3 },
    souls: 1,
    look: { glyph: "sheep", hue: 2, small: "pentacle" },
  },
  [
    whenThisDies(
      [
        gate({
          ask: "may",
          prompt: "ask-soul",
          do: [
            choose({ what: { from: "souls", of: "it1" }, as: "soul", by: "it1", prompt: "give-soul" }),
            give("soul", "active"),
          ],
        }),
      ],
      aim(otherPlayers),
    ),
  ],
)
