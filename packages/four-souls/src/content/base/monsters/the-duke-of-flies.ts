// Flies may take the blow.

import { n, point, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { on, prevent, rollTable } from "../../../verbs/index.ts"

export default monster(
  "the-duke-of-flies",
  "The Duke of Flies",
  {
    kind: "boss",
    health: 4,
    evasion: 3,
    attack: 1,
    reward: { loot: 2 },
    souls: 1,
    look: { glyph: "long-antennae-bug", hue: 100, small: "crown" },
  },
  [
    on("wouldTake", same("ev.whom", "this"), [
      point("hit", "ev.item"),
      rollTable([[n(1), n(1), [prevent("hit")]]], "active"),
    ]),
  ],
)
