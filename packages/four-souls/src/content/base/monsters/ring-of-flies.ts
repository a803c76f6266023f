// A 3 steals a loot card.

import { target } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { otherPlayers, stealAtRandom, whenAttackRolled } from "../../../verbs/index.ts"

export default monster(
  "ring-of-flies",
  "Ring of Flies",
  {
    kind: "basic",
    health: 3,
    evasion: 3,
    attack: 1,
    reward: { cents: 3 },
    look: { glyph: "fangs-circle", hue: 90, small: "fly" },
  },
  [
    whenAttackRolled(3, [stealAtRandom("rival", { who: "ev.who" })], {
      targets: [target("rival", otherPlayers, "ev.who")],
    }),
  ],
)
