// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("cod-worm", "Cod Worm", {
  kind: "basic",
  health: 2,
  evasion: 5,
  attack: 0,
  reward: { cents: 3 },
  look: { glyph: "earth-worm", hue: 24 },
})
