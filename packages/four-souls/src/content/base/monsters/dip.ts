// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("dip", "Dip", {
  kind: "basic",
  health: 1,
  evasion: 4,
  attack: 1,
  reward: { cents: 1 },
  look: { glyph: "dripping-goo", hue: 30 },
})
