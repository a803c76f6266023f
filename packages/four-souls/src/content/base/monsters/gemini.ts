// Stronger at the end.

import { eq, n, read } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"

export default monster(
  "gemini",
  "Gemini",
  {
    kind: "boss",
    health: 3,
    evasion: 4,
    attack: 1,
    reward: { cents: 5 },
    souls: 1,
    look: { glyph: "gemini", hue: 15 },
  },
  [{ k: "stat", stat: "attack", when: eq(read("health", "this"), n(1)), add: n(1) }],
)
