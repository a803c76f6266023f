// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("fatty", "Fatty", {
  kind: "basic",
  health: 4,
  evasion: 2,
  attack: 1,
  reward: { loot: 1 },
  look: { glyph: "fat", hue: 25 },
})
