// Brings The Bloat.

import { choose } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { putOver, searchFor, unattackedSlots, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "peep",
  "Peep",
  {
    kind: "boss",
    health: 3,
    evasion: 4,
    attack: 1,
    reward: { treasure: 1 },
    souls: 1,
    look: { glyph: "bleeding-eye", hue: 55 },
  },
  [
    whenThisDies(
      searchFor("monster", "the-bloat", "found", [
        choose({ what: unattackedSlots, as: "over", prompt: "cover" }),
        putOver("found", "over"),
      ]),
    ),
  ],
)
