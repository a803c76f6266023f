// Goes with a blow at everybody.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { players, rollTable, take, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "wrath",
  "Wrath",
  {
    kind: "boss",
    health: 3,
    evasion: 3,
    attack: 1,
    reward: { cents: 6 },
    souls: 1,
    look: { glyph: "time-bomb", hue: 6, small: "angry-eyes" },
  },
  [
    whenThisDies([
      rollTable(
        [
          [n(1), n(3), [take(n(1), { who: players })]],
          [n(4), n(6), [take(n(2), { who: players })]],
        ],
        "active",
      ),
    ]),
  ],
)
