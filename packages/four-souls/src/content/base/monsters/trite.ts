// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("trite", "Trite", {
  kind: "basic",
  health: 1,
  evasion: 5,
  attack: 1,
  reward: { loot: 2 },
  look: { glyph: "angular-spider", hue: 20 },
})
