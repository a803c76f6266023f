// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("spider", "Spider", {
  kind: "basic",
  health: 1,
  evasion: 4,
  attack: 1,
  reward: { loot: 1 },
  look: { glyph: "spider-alt", hue: 22 },
})
