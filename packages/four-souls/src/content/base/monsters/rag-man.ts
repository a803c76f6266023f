// May come back to the top of the deck.

import { n, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { on, putOnTop, rollTable } from "../../../verbs/index.ts"

export default monster(
  "rag-man",
  "Rag Man",
  {
    kind: "boss",
    health: 2,
    evasion: 3,
    attack: 2,
    reward: { loot: 3 },
    souls: 1,
    look: { glyph: "voodoo-doll", hue: 260 },
  },
  [
    on(
      "rewarded",
      same("ev.whom", "this"),
      [
        rollTable(
          [
            [n(1), n(1), [putOnTop("this")]],
            [n(6), n(6), [putOnTop("this")]],
          ],
          "active",
        ),
      ],
      { in: ["holding"] },
    ),
  ],
)
