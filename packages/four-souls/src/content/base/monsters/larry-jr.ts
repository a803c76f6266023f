// Harder to hit when hurt.

import { le, n, read } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"

export default monster(
  "larry-jr",
  "Larry Jr.",
  {
    kind: "boss",
    health: 4,
    evasion: 3,
    attack: 1,
    reward: { cents: 6 },
    souls: 1,
    look: { glyph: "centipede", hue: 70 },
  },
  [{ k: "stat", stat: "evasion", when: le(read("health", "this"), n(2)), add: n(1) }],
)
