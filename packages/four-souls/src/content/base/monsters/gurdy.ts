// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("gurdy", "Gurdy", {
  kind: "boss",
  health: 5,
  evasion: 4,
  attack: 1,
  reward: { cents: 7 },
  souls: 1,
  look: { glyph: "fleshy-mass", hue: 8 },
})
