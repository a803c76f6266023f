// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("little-horn", "Little Horn", {
  kind: "boss",
  health: 2,
  evasion: 6,
  attack: 1,
  reward: { loot: 2 },
  souls: 1,
  look: { glyph: "imp-laugh", hue: 0 },
})
