// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("squirt", "Squirt", {
  kind: "basic",
  health: 2,
  evasion: 3,
  attack: 1,
  reward: { loot: 1 },
  look: { glyph: "splashy-stream", hue: 30 },
})
