// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("red-host", "Red Host", {
  kind: "basic",
  health: 2,
  evasion: 3,
  attack: 2,
  reward: { cents: 5 },
  look: { glyph: "leaky-skull", hue: 0 },
})
