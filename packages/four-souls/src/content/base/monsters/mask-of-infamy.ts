// Much harder to hit at the end.

import { eq, n, read } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"

export default monster(
  "mask-of-infamy",
  "Mask of Infamy",
  {
    kind: "boss",
    health: 4,
    evasion: 4,
    attack: 1,
    reward: { treasure: 1 },
    souls: 1,
    look: { glyph: "cracked-mask", hue: 5 },
  },
  [{ k: "stat", stat: "evasion", when: eq(read("health", "this"), n(1)), add: n(2) }],
)
