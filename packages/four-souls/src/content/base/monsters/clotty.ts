// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("clotty", "Clotty", {
  kind: "basic",
  health: 2,
  evasion: 3,
  attack: 1,
  reward: { cents: 4 },
  look: { glyph: "splurt", hue: 355 },
})
