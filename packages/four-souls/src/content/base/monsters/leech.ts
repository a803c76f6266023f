// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("leech", "Leech", {
  kind: "basic",
  health: 1,
  evasion: 4,
  attack: 2,
  reward: { loot: 1 },
  look: { glyph: "leeching-worm", hue: 345 },
})
