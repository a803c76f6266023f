// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("pooter", "Pooter", {
  kind: "basic",
  health: 2,
  evasion: 3,
  attack: 1,
  reward: { loot: 1 },
  look: { glyph: "insect-jaws", hue: 15 },
})
